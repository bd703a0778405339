import { type PublishingWindow, type PublishState, publishState, type Times } from "~/lib/publish-state";

type PublishActionKey = "publish" | "publishAt" | "schedule" | "publishChanges" | "saveDraft";

export type PublishAction = {
  key: PublishActionKey;
  /** Whether it publishes before the planned time. */
  isEarly?: boolean;
  /** Message key of the reason why it can't be done now. */
  blocked?: "readOnly" | "nothingChanged";
};

/** The first is the button; the others are in its menu. */
type Actions = [PublishAction, ...PublishAction[]];

type Situation = {
  /** null: a new record. */
  row: PublishingWindow | null;
  /** Typed times. */
  typed: Times;
  isDirty: boolean;
  hasPending: boolean;
  readOnly: boolean;
  now: Date;
};

/** Lists the actions of the button that a record allows now; the popover of its state withdraws it and discards its changes. */
export function publishingOf({ row, typed, isDirty, hasPending, readOnly, now }: Situation): Actions {
  const state = row ? publishState(row, now) : "draft";
  const isPlanned = typed.publishAt !== null && typed.publishAt > now;
  const publish: PublishAction = { key: "publish", ...(isPlanned && { isEarly: true }) };
  const nothingChanged = !isDirty && !hasPending && ({ blocked: "nothingChanged" } as const);
  const publishChanges: PublishAction = { key: "publishChanges", ...nothingChanged };
  const saveDraft: PublishAction = { key: "saveDraft", ...(row && !isDirty && { blocked: "nothingChanged" }) };
  const lists: Record<PublishState, Actions> = {
    draft: isPlanned
      ? [{ key: "publishAt" }, publish, { key: "schedule" }, saveDraft]
      : [publish, { key: "schedule" }, saveDraft],
    scheduled: nothingChanged ? [publish, { key: "schedule" }] : [publishChanges, publish, { key: "schedule" }, saveDraft],
    live: [publishChanges, saveDraft],
    ended: [publish, { key: "schedule" }, saveDraft],
  };
  const [first, ...others] = lists[state];
  const block = (action: PublishAction): PublishAction => (readOnly ? { ...action, blocked: "readOnly" } : action);
  return [block(first), ...others.map(block)];
}
