import { describe, expect, it } from "vitest";
import { channels } from "./channels";

const noLinks = { zalo: null, facebook: null, linkedin: null, youtube: null };

describe("channels", () => {
  it("shows the address of Zalo, which its label already names", () => {
    const site = { email: null, phone: null, links: { ...noLinks, zalo: "https://zalo.me/company/" } };
    expect(channels(site)).toEqual([{ key: "zalo", href: "https://zalo.me/company/", text: "zalo.me/company" }]);
  });
});
