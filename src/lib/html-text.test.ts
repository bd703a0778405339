import { describe, expect, it } from "vitest";
import { excerpt, plainText } from "./html-text";

describe("plainText", () => {
  it.each([
    ["", ""],
    ["<p>One.</p><p>Two</p>", "One. Two"],
    ["<h2>What we do</h2><p>We build.</p><h3>“Why?”</h3>\n<p>So</p>", "What we do · We build. “Why?” So"],
    ["<p>We offer:</p><ul><li><p>Paint</p></li><li><p>Glass</p></li></ul>", "We offer: Paint · Glass"],
    ["<table><tr><th>Day</th><td>Mon</td></tr></table><p></p>", "Day · Mon"],
    ["<p>So<strong>me</strong> <a href='/a'>link</a>.</p>", "Some link."],
    ["<ul><li>a</li><li>b</li></ul>", "a · b"],
    ["a<br>b<img src='/x' alt='c'>d", "a b d"],
    ["Fish &amp; chips &lt;3 &#8364; &#x1F600;&nbsp;&unknown;", "Fish & chips <3 € 😀 &unknown;"],
    ["<p>  Đường \n phố </p>", "Đường phố"],
    ["&#9999999999;", "&#9999999999;"],
  ])("extracts %j as %j", (html, text) => expect(plainText(html)).toBe(text));
});

describe("excerpt", () => {
  it.each([
    ["short", 10, "short"],
    ["one two, three", 10, "one two…"],
    ["abcdefghijkl", 5, "abcd…"],
    ["😀😀😀😀", 5, "😀😀…"],
    ["😀😀😀😀", 4, "😀…"],
  ])("cuts %j to %i characters: %j", (text, length, result) => expect(excerpt(text, length)).toBe(result));
});
