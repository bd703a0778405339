import type { Query } from "~/app/(account)/next-page";
import { SignIn, signInMetadata } from "~/app/(account)/sign-in";

export const generateMetadata = signInMetadata;

export default function LoginPage({ searchParams }: { searchParams: Query }) {
  return <SignIn query={searchParams} />;
}
