import { createLoader, type SearchParams } from "nuqs/server";
import { z } from "zod";
import {
  type FilterChoice,
  type FilterKind,
  filterParsers,
  inputOf,
  type ListDescription,
  type ListInput,
  stateParsers,
} from "./list-parsers";

/** Specification of a list, defined once in the entity's schema file for router and page. */
export type ListSpec<Sort extends string, Filter> = {
  sort: readonly Sort[];
  /** Filters; all are optional. */
  filter: z.ZodType<Filter> & { shape: Readonly<Record<string, z.core.$ZodType>> };
};

/** Plain-data form for list components: `ListOf<typeof levelList>`. */
export type ListOf<Spec extends ListSpec<string, unknown>> = ListDescription<Spec["sort"][number], z.infer<Spec["filter"]>>;

export type ListPageProps = { searchParams: Promise<SearchParams> };

/** Converts a specification to plain data. @throws for a filter kind without a URL format */
export function describeList<Sort extends string, Filter>(spec: ListSpec<Sort, Filter>): ListDescription<Sort, Filter> {
  const filters: Record<string, FilterKind> = {};
  for (const [name, schema] of Object.entries(spec.filter.shape)) filters[name] = kindOf(schema, name);
  return { sort: spec.sort, filters };
}

/** Parses a URL into list input. Ignores unknown values: a broken link still shows a list. */
export function listInput<Sort extends string, Filter>(
  spec: ListSpec<Sort, Filter>,
  params: SearchParams | URLSearchParams,
): ListInput<Sort, Filter> {
  const list = describeList(spec);
  return inputOf(list, createLoader(stateParsers(list.sort))(params), createLoader(filterParsers(list.filters))(params));
}

/** Default maximum of text filters. */
const MAX_TEXT = 200;

function kindOf(schema: z.core.$ZodType, name: string): FilterKind {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return kindOf(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return { kind: "severalOf", values: valuesOf(schema.element, name) };
  if (schema instanceof z.ZodObject) return { kind: "dates" };
  if (schema instanceof z.ZodNumber) return { kind: "reference" };
  if (schema instanceof z.ZodString) return { kind: "text", maxLength: schema.maxLength ?? MAX_TEXT };
  return { kind: "oneOf", values: valuesOf(schema, name) };
}

function valuesOf(schema: z.core.$ZodType, name: string): FilterChoice[] {
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => valuesOf(option, name));
  if (schema instanceof z.ZodLiteral) {
    return [...schema.values].filter((value) => typeof value === "string" || typeof value === "number");
  }
  throw new Error(`No address can say the filter "${name}": see FilterKind`);
}
