import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition";

test.each([
  ["cv.pdf", `filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  ["Hồ sơ.pdf", `filename="ho_so.pdf"; filename*=UTF-8''H%E1%BB%93%20s%C6%A1.pdf`],
  ['a"; x="b', `filename="a_x_b"; filename*=UTF-8''a%22%3B%20x%3D%22b`],
  ["a\r\nSet-Cookie: b", `filename="a_set-cookie_b"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b`],
  ["it's (1)*.pdf", `filename="it_s_1_.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ["\ud800.pdf", `filename="_.pdf"; filename*=UTF-8''.pdf`],
])("the name %j is sent as %s", (filename, header) => {
  expect(contentDisposition("inline", filename)).toBe(`inline; ${header}`);
});
