import { createContext } from "react";

/** Whether a text shows both languages side by side. */
export const SideBySide = createContext(false);
