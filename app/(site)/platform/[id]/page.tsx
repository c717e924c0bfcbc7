import type { Metadata } from 'next';
import { ViewItem } from '@/components/analytics/view-item';
import { findProduct } from '@/components/packages/find-product';
import { productNode } from '@/components/packages/product-node';
import { Closing } from '@/components/sections/closing';
import { ItemNotFound } from '@/components/sections/item-not-found';
import { JsonLd } from '@/components/seo/json-ld';
import { productLabels } from '@/content/platform-pages';
import { products } from '@/content/products';
import { pageGraph } from '@/lib/seo/json-ld';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { UNKNOWN_ID } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { PlatformDetail } from './platform-detail';
import { pageOf } from './record';

export function generateStaticParams(): Params[] {
  return [...products.map(({ id }) => ({ id })), { id: UNKNOWN_ID }];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const entry = findProduct((await params).id);
  if (!entry) return notFoundMetadata(productLabels.notFound);
  return pageMetadata(pageOf(entry.page));
}

export default async function PlatformProductPage({ params }: PageProps) {
  const entry = findProduct((await params).id);
  // A whole page of its own: the engine answers it, with status 404, for every id that no one prerendered.
  if (!entry) return <ItemNotFound words={productLabels.notFound} listHref={routes.products()} />;
  const { product, plan } = entry;
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Platform', href: routes.platform() },
    { label: product.title },
  ];
  const about = [productNode(entry)];
  return (
    <>
      <JsonLd graph={pageGraph({ ...pageOf(entry.page), type: 'ItemPage', trail, about })} />
      <ViewItem itemId={product.id} value={plan.setupPrice + plan.monthlyPrice} currency="USD" />
      <PlatformDetail entry={entry} trail={trail} />
      <Closing kind="plans" answers={entry.page.answers} />
    </>
  );
}

type Params = { id: string };
type PageProps = { params: Promise<Params> };
