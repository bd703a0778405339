"use client";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { focusField } from "~/components/form/focus-field";
import { useFormScope } from "~/components/form/form-scope";
import { emptySetting } from "../schema";

/** Focuses the field that the address names, such as `?field=slogan`. */
export function ShownField() {
  const field = useSearchParams().get("field");
  const { id } = useFormScope();
  useEffect(() => {
    if (field !== null) focusField(id, field in emptySetting ? field : `${field}En`);
  }, [field, id]);
  return null;
}
