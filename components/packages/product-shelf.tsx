import { products } from '@/content/products';
import { getProduct } from './find-product';
import { ProductWindow, type WindowLook } from './product-window';

/** The three products as windows of uneven size, in the catalogue's order. */
export function ProductShelf() {
  return (
    <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-[1fr_1.25fr] [&>li]:grid [&>li:last-child]:lg:col-span-2">
      {products.map(product => (
        <li key={product.id}>
          <ProductWindow product={product} plan={getProduct(product.id).plan} look={LOOKS[product.id]} />
        </li>
      ))}
    </ul>
  );
}

// Each frame has the proportions of its street, so that no roof is cut and the first two stand at one height.
const LOOKS = {
  'local-seo-website': {
    ground: 'bg-rose',
    street: ['books', 'florist', 'auto'],
    frame: 'aspect-[1.27]',
    wide: false,
  },
  'local-seo-website-chatbot': {
    ground: 'bg-sky',
    street: ['barber', 'plumber', 'coffee', 'restaurant'],
    frame: 'aspect-[1.6]',
    wide: false,
  },
  'local-seo-website-premium': {
    ground: 'bg-mint',
    street: ['coffee', 'dentist', 'restaurant'],
    frame: 'aspect-[1.27] lg:aspect-auto',
    wide: true,
  },
} as const satisfies Record<(typeof products)[number]['id'], WindowLook>;
