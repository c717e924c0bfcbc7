import { useState, useSyncExternalStore } from 'react';
import { useIsLive } from '#engine/page';
import { parsePackage, type PackageChoice } from './package-choice';
import { createPackageStore } from './package-store';

/** The visitor's package: remembered from last time, or `initial`. `isLive` is false in the server's HTML. */
export function usePackage(initial: PackageChoice): UsedPackage {
  const [store] = useState(createPackageStore);
  const text = useSyncExternalStore(store.subscribe, store.read, () => null);
  const isLive = useIsLive();
  return {
    choice: parsePackage(text) ?? initial,
    choose: next => store.write(JSON.stringify(next)),
    isLive,
    isKept: store.isKept(),
  };
}

type UsedPackage = {
  choice: PackageChoice;
  choose: (next: PackageChoice) => void;
  isLive: boolean;
  /** False where the browser keeps nothing: the choice goes with the page. */
  isKept: boolean;
};
