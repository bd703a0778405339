import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import type { PartOf } from "../parts";

/** A question with its answer, which is rich text. */
export type Question = { id: string; question: string; html: string };

export async function loadQuestions(part: PartOf<"questions">, context: PartContext) {
  const { locale, htmls } = context;
  const questions = part.questions.flatMap((item): Question[] => {
    const [question, html] = [inLanguage(item, "question", locale), inLanguage(item, "content", locale)];
    return question && html ? [{ id: item.id, question, html }] : [];
  });
  for (const { html } of questions) htmls.add(html);
  return questions.length > 0 ? { ...(await loadHead(part, context)), questions } : null;
}
