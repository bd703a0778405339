"use client";

import { usePathname, useSearchParams } from "next/navigation";
import {
  unstable_createAdapterProvider as createAdapterProvider,
  renderQueryString,
  type unstable_UpdateUrlFunction as UpdateUrl,
} from "nuqs/adapters/custom";
import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createWrittenAddresses } from "./written-addresses";

const WrittenAddressesContext = createContext(createWrittenAddresses());

const Adapter = createAdapterProvider(useAddress);

/**
 * Lets lists read their state from the address and write it there. The adapter of nuqs for Next would lose a newer search when Next
 * renders an older address late (decision 9).
 */
export function ListAddressProvider({ children }: { children: ReactNode }) {
  const [written] = useState(createWrittenAddresses);
  const rendered = addressOfPage(usePathname(), useSearchParams());

  useEffect(() => written.markRendered(rendered), [written, rendered]);

  useEffect(() => {
    // Going back or forward changes the address at once; the router renders it later, too.
    const onPopState = () => written.write(shownAddress());
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [written]);

  return (
    <WrittenAddressesContext value={written}>
      <Adapter>{children}</Adapter>
    </WrittenAddressesContext>
  );
}

/** Returns the search of the address that counts, which Next may not have rendered yet. */
export function useListSearch(): URLSearchParams {
  return useAddress().searchParams;
}

function useAddress() {
  const written = use(WrittenAddressesContext);
  const pathname = usePathname();
  const rendered = addressOfPage(pathname, useSearchParams());
  const address = useSyncExternalStore(
    written.subscribe,
    () => written.current(rendered),
    () => rendered,
  );
  const searchParams = useMemo(() => searchOf(pathname, [address, rendered]), [pathname, address, rendered]);
  const functions = useMemo(() => {
    const updateUrl: UpdateUrl = (search, { history }) => {
      // A change that waited while another page was opened does not belong to it.
      if (window.location.pathname !== pathname) return;
      restoreNewest(written.newest());
      const next = `${pathname}${renderQueryString(search)}${window.location.hash}`;
      if (history === "push") window.history.pushState(null, "", next);
      else window.history.replaceState(null, "", next);
      written.write(shownAddress());
    };
    return { updateUrl, getSearchParamsSnapshot: () => searchOf(pathname, [written.newest(), shownAddress()]) };
  }, [written, pathname]);
  return { searchParams, pathname, ...functions };
}

/** Replaces an older address which the router has put over the newest one, so that going back finds the newest. */
function restoreNewest(newest: string | undefined) {
  if (newest === undefined || newest === shownAddress()) return;
  // With the router's own state Next does not render this address once more.
  window.history.replaceState(window.history.state, "", newest);
}

const addressOfPage = (pathname: string, search: URLSearchParams) => `${pathname}?${search}`;

const shownAddress = () => addressOfPage(window.location.pathname, new URLSearchParams(window.location.search));

/** Search of the first address of this page. */
function searchOf(pathname: string, addresses: readonly (string | undefined)[]) {
  const start = `${pathname}?`;
  return new URLSearchParams(addresses.find((address) => address?.startsWith(start))?.slice(start.length));
}
