/** What one uploaded file may weigh, an image and a PDF alike. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** How many pixels an image may have, all pictures of an animation together. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** The kinds of image that can be uploaded, for a file input's `accept`. The server judges by the bytes all the same. */
export const IMAGE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** The same for all that the media library takes. */
export const MEDIA_ACCEPT = `${IMAGE_ACCEPT},application/pdf`;
