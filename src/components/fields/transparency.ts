export const transparency = "bg-[repeating-conic-gradient(#8888_0_25%,#aaa8_0_50%)] bg-size-[12px_12px]";
