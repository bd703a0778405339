import { useTranslations } from "next-intl";

/** What a role is called: the built-in ones have a name in each language, the others the one they were given. */
export function useRoleName(): (name: string) => string {
  const t = useTranslations("roles");
  return (name) => (name === "ADMIN" || name === "USER" || name === "MANAGER" ? t(name) : name);
}
