import { expect, test } from "vitest";
import { embedUrl, isVideo, videoAt, videoName, videoOf, watchUrl } from "./videos";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s", "youtube/dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", "youtube/dQw4w9WgXcQ"],
  ["m.youtube.com/shorts/dQw4w9WgXcQ", "youtube/dQw4w9WgXcQ"],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "youtube/dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871", "vimeo/76979871"],
  ["https://player.vimeo.com/video/76979871?h=1", "vimeo/76979871"],
  ["https://vimeo.com/76979871/8272103f6e?share=copy", "vimeo/76979871/8272103f6e"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", "vimeo/76979871/8272103f6e"],
  ["https://vimeo.com/76979871/description", "vimeo/76979871"],
])("recognises %s as the video %s", (address, name) => {
  const video = videoAt(address);
  expect(video && videoName(video)).toBe(name);
  expect(isVideo(name)).toBe(true);
});

test.each([
  "",
  "not an address",
  "javascript:alert(1)",
  "https://youtube.com/watch",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/too-short",
  "https://vimeo.com/channels/staffpicks",
])("refuses %j as a video", (address) => expect(videoAt(address)).toBeNull());

test("an unlisted video is played and linked with its second part", () => {
  const video = videoOf("vimeo/76979871/8272103f6e");
  expect(watchUrl(video)).toBe("https://vimeo.com/76979871/8272103f6e");
  expect(embedUrl(video)).toBe("https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1");
});

test.each(["youtube/", 'youtube/dQw4w9WgXcQ"', "vimeo/0", "evil/dQw4w9WgXcQ", "youtube/dQw4w9WgXcQ/x"])(
  "%j names no video",
  (name) => {
    expect(isVideo(name)).toBe(false);
    expect(() => videoOf(name)).toThrow(name);
  },
);
