/** Maximum bytes of an uploaded file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Maximum pixels of an image, all frames of an animation together. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Image types for a file input's `accept`. The server checks the bytes anyway. */
export const IMAGE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const MEDIA_ACCEPT = `${IMAGE_ACCEPT},application/pdf`;
