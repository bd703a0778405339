/** Role ids of the specification. */
export const roleIds = { ADMIN: 1, USER: 2, MANAGER: 3 } as const;

export type RoleName = keyof typeof roleIds;

/** Whether the messages have a name for the role. */
export function isBuiltInRole(name: string): name is RoleName {
  return Object.hasOwn(roleIds, name);
}

/** Account status ids of the specification. */
export const accountStatus = { ACTIVE: 1, BLOCKED: 2 } as const;
