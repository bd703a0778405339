/**
 * The cookie of people who are signed in, beside that of their session. It says nothing but that asking for 'Edit' links is worth
 * it: a script may read it, and one that was made up opens nothing.
 */
export const staffCookie = "staff";
