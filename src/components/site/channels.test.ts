import { describe, expect, it } from "vitest";
import { channels, externalLinks } from "./channels";

const site = {
  email: null,
  phone: "+84 236 555",
  socialLinks: [
    { id: "a", href: "https://www.facebook.com/company" },
    { id: "b", href: "https://zalo.me/company/" },
    { id: "c", href: "https://forum.example/company" },
  ],
};

describe("channels", () => {
  it("shows the address of a chat, which its label already names", () => {
    expect(channels(site)).toEqual([
      { key: "phone", network: null, href: "tel:+84236555", text: "+84 236 555" },
      { key: "Zalo", network: "zalo", href: "https://zalo.me/company/", text: "zalo.me/company" },
    ]);
  });

  it("are apart from profiles, which have the name of their network or host", () => {
    expect(externalLinks(site).map(({ network, text }) => [network, text])).toEqual([
      ["facebook", "Facebook"],
      [null, "forum.example"],
    ]);
  });
});
