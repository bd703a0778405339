import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { repeatEvent } from "~/components/ui/repeat-event";
import { useModule } from "~/components/ui/use-module";

const load = () => import("./sortable");
const prefetch = () => void load().catch(() => {});

/**
 * Loads drag and drop when a row's handle is reached by pointer or focus, and at once on touch screens, which have no hover.
 * Rows are mounted anew then: the handle gets its focus back, and a press that came before the code is repeated.
 * @returns null until it is loaded
 */
export function useDragAndDrop(isSortable: boolean) {
  const [isNear, setNear] = useState(false);
  const sortable = useModule(load, isSortable && isNear);
  const focused = useRef<HTMLElement | null>(null);
  const pressed = useRef<Event | null>(null);

  useEffect(() => {
    if (matchMedia("(hover: none)").matches) setNear(true);
  }, []);

  useLayoutEffect(() => {
    const id = focused.current?.dataset.handle;
    const handle = sortable && document.querySelector<HTMLElement>(`[data-handle="${id}"]`);
    if (!handle) return;
    handle.focus();
    if (pressed.current) repeatEvent(handle, pressed.current);
  }, [sortable]);

  const press = ({ nativeEvent }: KeyboardEvent | MouseEvent) => {
    pressed.current = nativeEvent;
  };
  // An arrow key that follows must not replace the key that lifts the row.
  const pressKey = (event: KeyboardEvent) => {
    if (event.code === "Space" || event.code === "Enter") press(event);
  };
  const release = () => {
    pressed.current = null;
  };
  return {
    sortable,
    /** For the rows' area: fetches the code before a handle is reached. */
    areaProps: isSortable ? { onPointerEnter: prefetch } : {},
    /** For handles until drag and drop is loaded. */
    handleProps: {
      onPointerEnter: () => setNear(true),
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        focused.current = currentTarget;
        setNear(true);
      },
      onBlur: () => {
        focused.current = null;
        release();
      },
      onMouseDown: press,
      onKeyDown: pressKey,
      onMouseUp: release,
    },
  };
}
