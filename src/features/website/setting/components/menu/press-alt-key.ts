import type { KeyboardEvent } from "react";

type Moves = { up: () => void; down: () => void; left?: () => void; right?: () => void };

/** Moves by an arrow key that is pressed with Alt. */
export function pressAltKey(event: KeyboardEvent, { up, down, left, right }: Moves): void {
  const moves = new Map([
    ["ArrowUp", up],
    ["ArrowDown", down],
    ["ArrowLeft", left],
    ["ArrowRight", right],
  ]);
  const move = event.altKey ? moves.get(event.key) : undefined;
  if (!move) return;
  event.preventDefault();
  move();
}
