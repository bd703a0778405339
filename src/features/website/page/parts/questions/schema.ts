import { z } from "zod";
import { optionalText, richText } from "~/lib/fields";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart, emptyHead, headFields } from "../part";

export const MAX_QUESTIONS = 30;

const question = z.object({ id: itemId, ...inBothLanguages({ question: optionalText(300), content: richText }) });

export function makeQuestion(id: string): z.output<typeof question> {
  return { id, ...inBothLanguages({ question: null, content: null }) };
}

export const questions = definePart(
  "questions",
  {
    ...headFields,
    questions: itemList(question, MAX_QUESTIONS),
  },
  { ...emptyHead, questions: ["one", "two", "three"].map(makeQuestion) },
);
