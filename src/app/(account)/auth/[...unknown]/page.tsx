import { notFound } from "next/navigation";

/** Every address under /auth that no page has. Without it, the public page of a slug would be asked, in a language "auth". */
export default function UnknownAccountPage() {
  notFound();
}
