import { onTestFinished, vi } from "vitest";
import { logger, standardError, standardOutput } from "./log";

/** Collects the log lines of all levels, without their times, until the test ends. */
export function collectLog(): string[] {
  const lines: string[] = [];
  const { level } = logger;
  logger.level = "info";
  onTestFinished(() => {
    logger.level = level;
  });
  for (const stream of [standardOutput, standardError]) {
    const spy = vi.spyOn(stream, "write").mockImplementation((line) => lines.push(line.trimEnd().replace(/^\S+Z /, "")) > 0);
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}
