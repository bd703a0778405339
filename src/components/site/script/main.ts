/**
 * The one script of the public pages: they carry nothing of React or Next. Each part listens on the document for what its
 * `data-` attributes mark, and changes nothing while the page loads: in previews and in development React still has to find the
 * page as the server rendered it. Texts come from attributes, never from here.
 */
import { listenForCopying } from "./copy-link";
import { addEditLinks } from "./edit-links";
import { listenForForms } from "./forms";
import { listenForLanguage } from "./language";
import { listenForMenu } from "./menu";
import { listenForPrefetch } from "./prefetch";
import { listenForNavigation } from "./progress";
import { listenForSuggestions } from "./suggestions";
import { listenForTheme } from "./theme";
import { listenForVideos } from "./videos";

void addEditLinks();
listenForCopying();
listenForForms();
listenForLanguage();
listenForMenu();
listenForNavigation();
listenForPrefetch();
listenForSuggestions();
listenForTheme();
listenForVideos();
