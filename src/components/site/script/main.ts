/**
 * The only script of the public pages, which load no React or Next. Each part listens on the document for `data-` attributes and
 * changes nothing during loading: previews and development still hydrate the server's markup. Texts come from attributes.
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
