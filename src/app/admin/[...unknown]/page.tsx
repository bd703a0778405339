import { notFound } from "next/navigation";

/** Every address under /admin that no page has: the back office's own not-found page, with status 404. */
export default function UnknownPage() {
  notFound();
}
