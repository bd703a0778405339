import superjson from "superjson";
import { describe, expect, test } from "vitest";
import { readCallInput } from "./call-input";

/** Serialises an input as it arrives: superjson's object as JSON. */
const sent = (input: unknown): unknown => JSON.parse(JSON.stringify(superjson.serialize(input)));

describe("keeps the inputs that our forms send", () => {
  test.each<[name: string, input: unknown]>([
    ["no input", undefined],
    ["null", null],
    ["a text", "x"],
    ["nested values", { data: { title: "a", tags: ["x", { y: null }], isOn: true, count: -1.5 } }],
    [
      "dates and undefined, in objects and lists",
      { at: new Date(0), data: { list: [1, undefined, { at: new Date(1e12) }], b: undefined } },
    ],
    ["a form with many fields", Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, undefined]))],
  ])("%s", (_, input) => expect(readCallInput(sent(input))).toStrictEqual(input));
});

describe("refuses all other types before they are built", () => {
  const values = (annotations: unknown, json: unknown = { a: null, list: [null] }) => ({ json, meta: { values: annotations } });
  const shared = ["x"];

  test.each<[name: string, payload: unknown]>([
    ["a typed array", values({ a: [["typed-array", "Uint8Array"]] }, { a: { length: 300_000_000 } })],
    ["a typed array as the whole input", values([["typed-array", "Float64Array"]], { length: 300_000_000 })],
    ["a BigInt", sent({ a: 1n })],
    ["a RegExp", sent({ a: /(a+)+$/ })],
    ["a Set", sent({ a: new Set([1]) })],
    ["a Map", sent({ a: new Map([[1, 2]]) })],
    ["a URL", sent({ a: new URL("http://example.com") })],
    ["an Error", sent({ a: new Error("x") })],
    ["NaN", sent({ a: Number.NaN })],
    ["a symbol", values({ a: [["symbol", "x"]] })],
    ["a class", values({ a: [["class", "x"]] })],
    ["a custom type", values({ a: [["custom", "x"]] })],
    ["an unknown type", values({ a: ["Function"] })],
    ["a type with children", values({ a: ["Date", { b: ["undefined"] }] })],
    ["nested annotations", values({ a: { b: ["undefined"] } }, { a: { b: null } })],
    ["annotations that are no object", values("Date")],
    ["one object in two places", sent({ a: shared, b: shared })],
    ["other metadata", { json: null, meta: { x: 1 } }],
    ["another property", { json: null, x: 1 }],
    ["a date that is no date", values({ a: ["Date"] }, { a: "1" })],
    ["a date from an object", values({ a: ["Date"] }, { a: {} })],
    ["undefined in the place of a value", values({ a: ["undefined"] }, { a: 1 })],
    ["a place that is not there", values({ b: ["undefined"] })],
    ["an index beyond a list's end", values({ "list.4294967294": ["undefined"] })],
    ["the length of a list", values({ "list.length": ["undefined"] })],
    ["a prototype", values({ "__proto__.x": ["undefined"] })],
    [
      "a prototype that was sent",
      JSON.parse('{"json":{"__proto__":{"x":null}},"meta":{"values":{"__proto__.x":["undefined"]}}}'),
    ],
    ["a constructor's prototype", values({ "constructor.prototype": ["undefined"] })],
    ["an escaped path", values({ "a\\.b": ["undefined"] }, { "a.b": null })],
    ["more annotations than a form has fields", sent(Array.from({ length: 101 }, () => undefined))],
    ["no object", "x"],
    ["a list", []],
    ["null", null],
  ])("%s", (_, payload) => expect(() => readCallInput(payload)).toThrow("ERROR_DATA_SUBMIT_IS_INVALID"));
});
