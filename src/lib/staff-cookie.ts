/** Cookie of signed-in staff, readable by scripts: it only tells them to request edit links. A forged one gives no access. */
export const staffCookie = "staff";
