/** The ids of the roles that the specification numbers. */
export const roleIds = { ADMIN: 1, USER: 2, MANAGER: 3 } as const;

/** The name of a role with a fixed id. */
export type RoleName = keyof typeof roleIds;

/** The account statuses that the specification numbers. */
export const accountStatus = { ACTIVE: 1, BLOCKED: 2 } as const;
