import { generateMetadata, SignInPage } from "~/app/(account)/sign-in";

export { generateMetadata, SignInPage as default };
