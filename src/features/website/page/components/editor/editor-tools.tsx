"use client";
import { Monitor, Redo2, Smartphone, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { Button } from "~/components/ui/button";
import { useEditor } from "./editor-context";

/** Takes changes back and makes them again, and chooses the width of the preview. */
export function EditorTools() {
  const t = useTranslations("page.editor");
  const { undo, redo, device, setDevice } = useEditor();

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
    const run = key === "z" && !event.shiftKey ? undo : key === "y" || (key === "z" && event.shiftKey) ? redo : undefined;
    if (run === undefined) return;
    event.preventDefault();
    run?.();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => pressKey(event);
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);

  const devices = [
    { value: "desktop", icon: Monitor },
    { value: "phone", icon: Smartphone },
  ] as const;
  return (
    <>
      <div className="flex">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("undo")}
          title={t("undo")}
          aria-disabled={!undo}
          onClick={() => undo?.()}
        >
          <Undo2 aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("redo")}
          title={t("redo")}
          aria-disabled={!redo}
          onClick={() => redo?.()}
        >
          <Redo2 aria-hidden />
        </Button>
      </div>
      <div className="flex rounded-lg border border-border p-0.5 max-md:hidden">
        {devices.map(({ value, icon: Icon }) => (
          <Button
            key={value}
            variant={device === value ? "secondary" : "ghost"}
            size="icon-sm"
            aria-pressed={device === value}
            aria-label={t(`devices.${value}`)}
            title={t(`devices.${value}`)}
            onClick={() => setDevice(value)}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </div>
    </>
  );
}

/** A text has its own undo. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, input:not([type=radio], [type=checkbox])");
}
