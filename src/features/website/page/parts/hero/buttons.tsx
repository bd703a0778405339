import { buttonLink } from "~/components/site/button-link";

type ButtonsProps = {
  buttons: readonly { id: string; label: string; href: string; look: "solid" | "outline" }[];
  hasButtons: boolean;
};

export function Buttons({ buttons, hasButtons }: ButtonsProps) {
  if (!hasButtons) return null;
  return (
    <p className="mt-10 flex flex-wrap gap-3 print:hidden">
      {buttons.map(({ id, label, href, look }) => (
        <a key={id} href={href} className={buttonLink(look)}>
          {label}
        </a>
      ))}
    </p>
  );
}
