import { candidateRouter } from "~/features/career/candidate/router";
import { letterTemplateRouter } from "~/features/career/letter-template/router";
import { levelRouter } from "~/features/career/level/router";
import { noteRouter } from "~/features/career/note/router";
import { positionRouter } from "~/features/career/position/router";
import { postRouter } from "~/features/career/post/router";
import { sourceRouter } from "~/features/career/source/router";
import { submissionRouter } from "~/features/career/submission/router";
import { router } from "~/server/crud/trpc";

export const careerRouter = router({
  post: postRouter,
  candidate: candidateRouter,
  note: noteRouter,
  submission: submissionRouter,
  letterTemplate: letterTemplateRouter,
  level: levelRouter,
  position: positionRouter,
  source: sourceRouter,
});
