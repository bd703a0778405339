import { useTranslations } from "next-intl";

export function useRoleName(): (name: string) => string {
  const t = useTranslations("roles");
  return (name) => (name === "ADMIN" || name === "USER" || name === "MANAGER" ? t(name) : name);
}
