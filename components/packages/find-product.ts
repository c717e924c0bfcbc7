import { factSheets } from '@/content/fact-sheets';
import { plans } from '@/content/plans';
import { platformPages } from '@/content/platform-pages';
import { products } from '@/content/products';

/** A product with its page, its fact sheet and its plan; null for an unknown id. */
export function findProduct(id: string): Product | null {
  const product = products.find(candidate => candidate.id === id);
  const page = platformPages.find(candidate => candidate.id === id);
  const sheet = factSheets.find(candidate => candidate.id === id);
  const plan = plans.find(candidate => candidate.id === page?.plan);
  return product && page && sheet && plan ? { product, page, sheet, plan } : null;
}

/** The same for an id of the catalog. */
export function getProduct(id: ProductId): Product {
  const product = findProduct(id);
  if (!product) throw new MissingProductError(`content/platform-pages.ts has no page or no plan for ${id}`);
  return product;
}

type ProductId = (typeof products)[number]['id'];

export type Product = {
  product: (typeof products)[number];
  page: (typeof platformPages)[number];
  sheet: (typeof factSheets)[number];
  plan: (typeof plans)[number];
};

class MissingProductError extends Error {
  override name = 'MissingProductError';
}
