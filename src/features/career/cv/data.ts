/** What people are shown of a CV. */
export const cvSelect = { key: true, filename: true, size: true, uploadedAt: true } as const;
