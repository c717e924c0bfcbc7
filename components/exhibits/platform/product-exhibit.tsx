import type { ReactNode } from 'react';
import type { Product } from '@/components/packages/find-product';
import { doorsExhibit, eveningExhibit } from '@/content/exhibits/platform';
import { productLabels as labels } from '@/content/platform-pages';
import { BrowserPins } from './browser-pins';
import { EveningWindows } from './evening-windows';
import { ThreeDoors } from './three-doors';

/** The drawing that carries a product's argument, under its heading. */
export function ProductExhibit({ product: { page } }: { product: Product }): ReactNode {
  switch (page.id) {
    case 'local-seo-website':
      return (
        <>
          <h2>{labels.benefits}</h2>
          <BrowserPins labels={page.benefits} />
        </>
      );
    case 'local-seo-website-chatbot':
      return (
        <>
          <h2>{eveningExhibit.title}</h2>
          <EveningWindows />
        </>
      );
    default:
      return (
        <>
          <h2>{doorsExhibit.title}</h2>
          <ThreeDoors />
        </>
      );
  }
}
