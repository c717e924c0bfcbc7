import { PackageBuilder, type PackageBuilderProps } from '@/components/packages/package-builder';
import { hydrateIsland, readProps } from '../hydrate-island';

export function hydrate(container: HTMLElement): Promise<void> {
  const props = readProps(container) as PackageBuilderProps;
  return hydrateIsland(container, <PackageBuilder {...props} />);
}
