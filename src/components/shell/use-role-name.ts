import { useTranslations } from "next-intl";
import { isBuiltInRole } from "~/lib/accounts";

export function useRoleName(): (name: string) => string {
  const t = useTranslations("roles");
  return (name) => (isBuiltInRole(name) ? t(name) : name);
}
