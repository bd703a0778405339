import { type ComponentType, type ReactNode, useState } from "react";
import { useModule } from "./use-module";

type Loaded<Props> = { Component: ComponentType<Props> };
type Source<Props> = { loaded: Loaded<Props> | null; load: () => Promise<Loaded<Props>> };

/**
 * Makes a component that loads its code when first rendered, as `useModule` does: without a network, the page stays.
 * @param placeholder shown until the code is there
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, placeholder: ReactNode = null) {
  const source: Source<Props> = {
    loaded: null,
    load: async () => {
      source.loaded = { Component: await load() };
      return source.loaded;
    },
  };
  return (props: Props) => <Lazy source={source} placeholder={placeholder} props={props} />;
}

type LazyProps<Props> = { source: Source<Props>; placeholder: ReactNode; props: Props };

function Lazy<Props extends object>({ source, placeholder, props }: LazyProps<Props>) {
  // Loaded before: rendered at once, without a moment of the placeholder.
  const [present] = useState(source.loaded);
  const lazy = useModule(source.load, present === null);
  const loaded = present ?? lazy;
  return loaded ? <loaded.Component {...props} /> : placeholder;
}
