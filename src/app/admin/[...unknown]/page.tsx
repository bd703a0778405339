import { notFound } from "next/navigation";

/** Answers unknown URLs under /admin with the back office's not-found page and status 404. */
export default function UnknownPage() {
  notFound();
}
