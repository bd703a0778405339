/** Maximum bytes of an uploaded file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Maximum files of a message. */
export const MAX_ATTACHMENTS = 3;

/** Maximum bytes of a message's files together: a mail takes a third more, and few servers accept over 25 MB. */
export const MAX_ATTACHED_BYTES = 15 * 1024 * 1024;

/** Types of attachments for a file input's `accept`. The server checks the bytes anyway. */
export const ATTACHMENT_ACCEPT = "application/pdf,image/jpeg,image/png,image/webp";

/** Maximum pixels of an image, all frames of an animation together. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Image types for a file input's `accept`. The server checks the bytes anyway. */
export const IMAGE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const MEDIA_ACCEPT = `${IMAGE_ACCEPT},application/pdf`;
