import { brandColors } from "~/lib/brand-colors";
import { escapeHtml } from "~/lib/html-text";
import type { Corners, Look } from "~/lib/look";
import type { MailIdentity } from "./identity";
import { splitAtLink } from "./outbox";

export type MailContent = {
  locale: string;
  subject: string;
  text: string;
  linkLabel: string | null;
};

export function renderMail(mail: MailContent, link: string | null, identity: MailIdentity): { text: string; html: string } {
  const { before, after } = splitAtLink(mail);
  return { text: after === null ? before : `${before}${link ?? "…"}${after}`, html: renderHtml(mail, link, identity) };
}

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** Radii in pixels. A round button's ends are half circles. */
const radii: Record<Corners, { button: number; card: number }> = {
  square: { button: 0, card: 0 },
  soft: { button: 8, card: 12 },
  round: { button: 22, card: 20 },
};
const wrap = "overflow-wrap:anywhere;word-break:break-word";

/** Renders with tables and style attributes, as mail programs need them; only extras are in a style element. */
function renderHtml(mail: MailContent, link: string | null, identity: MailIdentity): string {
  const { locale, subject, linkLabel } = mail;
  const { before, after } = splitAtLink(mail);
  const paragraphs = [before, after ?? ""].map((text) => text.split(/\n{2,}/).filter(Boolean));
  const [above = [], below = []] = paragraphs.map((texts) => texts.map(renderBlock));
  const button = after === null ? [] : [link === null ? renderBlock("…") : renderButton(link, linkLabel ?? link, identity.look)];
  const blocks = [...above, ...button, ...below];
  const preview = paragraphs.flat().find((paragraph, index) => index > 0 && !paragraph.startsWith(">")) ?? mail.text;
  const { siteName, origin, logo, look } = identity;
  // A logo with its name is dark on light, so it keeps a light background. Blocked images show the name.
  const head = logo
    ? `<img src="${escapeHtml(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(siteName)}" style="display:inline-block;padding:6px 8px;border:0;border-radius:8px;background:#ffffff">`
    : escapeHtml(siteName);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0b111b!important}
.card{background:#141c29!important;border-color:#28344a!important}
.strong{color:#f2f5fa!important}
.body{color:#dbe2ec!important}
.quiet,.quiet a{color:#9aa8bd!important}
.quote{border-color:#3a4a66!important;color:#aab6c8!important}
.link{color:${brandColors(look.brandColor)["dark-text"]}!important}
}
@media (max-width:480px){.card{padding:24px 20px!important}}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f5f9">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f2f5f9">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="strong" style="padding:0 4px 16px;${font};font-size:17px;line-height:24px;font-weight:600;color:#101828;${wrap}">${head}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #dfe5ee;border-radius:${radii[look.corners].card}px;${font};font-size:16px;line-height:25px">
${blocks.join("\n")}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;${font};font-size:13px;line-height:20px;color:#5c6b80">${escapeHtml(siteName)} · <a href="${escapeHtml(origin)}" style="color:#5c6b80">${escapeHtml(new URL(origin).host)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderBlock(paragraph: string): string {
  const runs: { isQuoted: boolean; lines: string[] }[] = [];
  for (const line of paragraph.split("\n")) {
    const isQuoted = line.startsWith(">");
    const last = runs.at(-1);
    const shown = isQuoted ? line.replace(/^> ?/, "") : line;
    if (last?.isQuoted === isQuoted) last.lines.push(shown);
    else runs.push({ isQuoted, lines: [shown] });
  }
  return runs
    .map(({ isQuoted, lines }) => {
      const content = lines.map(escapeHtml).join("<br>\n");
      return isQuoted
        ? `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #ccd6e4;color:#53637a;${wrap}">${content}</blockquote>`
        : `<p class="body" style="margin:0 0 16px;color:#27364b;${wrap}">${content}</p>`;
    })
    .join("\n");
}

/** Renders a table, as Outlook ignores the padding of links. The address below serves programs that show no button. */
function renderButton(link: string, label: string, { brandColor, corners }: Look): string {
  const { 600: ground, text } = brandColors(brandColor);
  const { button: radius } = radii[corners];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td style="background:${ground};border-radius:${radius}px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;${font};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:${radius}px">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:20px;color:#5c6b80;word-break:break-all"><a class="link" href="${escapeHtml(link)}" style="color:${text}">${escapeHtml(link)}</a></p>`;
}
