export const cvSelect = { key: true, filename: true, size: true, uploadedAt: true } as const;
