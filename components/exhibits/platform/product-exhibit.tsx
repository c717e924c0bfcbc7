import type { Product } from '@/components/packages/find-product';
import { Topic } from '@/components/ui/topic';
import { doorsExhibit, eveningExhibit } from '@/content/exhibits/platform';
import { productLabels as labels } from '@/content/platform-pages';
import { topics } from '@/content/topics';
import { BrowserPins } from './browser-pins';
import { EveningWindows } from './evening-windows';
import { ThreeDoors } from './three-doors';

/** The drawing that carries a product's argument, under its heading. */
export function ProductExhibit({ found: { page } }: { found: Product }) {
  switch (page.id) {
    case 'local-seo-website':
      return (
        <>
          <h2>
            <Topic name={topics.benefits} of={labels.benefits} />
            {labels.benefits}
          </h2>
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
    case 'local-seo-website-premium':
      return (
        <>
          <h2>{doorsExhibit.title}</h2>
          <ThreeDoors />
        </>
      );
  }
}
