import type { Query } from "~/app/(account)/next-page";
import { SignIn, signInMetadata } from "~/app/(account)/sign-in";

export const generateMetadata = signInMetadata;

export default function AdminPage({ searchParams }: { searchParams: Query }) {
  return <SignIn query={searchParams} />;
}
