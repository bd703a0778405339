import { expect, test } from "vitest";
import { publicUrl } from "~/server/pages/public-routes";
import { jobFilterOf, jobListPath } from "./current-jobs";

test.each([
  [{}, "/career"],
  [{ office: "3", position: "7" }, "/career?position=7&office=3"],
  [{ position: "1", level: "2", office: "3" }, "/career?position=1&level=2&office=3"],
  [{ position: "0", level: "x", office: "01" }, "/career"],
  [{ position: ["1", "2"] }, "/career"],
  [{ position: "9999999999" }, "/career"],
])("reads the parameters %j as the list %s, with the page cache's address", (parameters, path) => {
  expect(jobListPath(jobFilterOf(parameters))).toBe(path);
  expect(publicUrl(path)).toBe(path);
});
