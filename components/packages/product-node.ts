import { absoluteUrl } from '@/lib/seo/absolute-url';
import { socialImage } from '@/lib/seo/addresses';
import { organizationId, type JsonLdNode } from '@/lib/seo/json-ld';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import type { Product } from './find-product';

/** A product with its offer, for a page where it can be bought. The prices are those that the page shows. */
export function productNode({ product, plan }: Pick<Product, 'product' | 'plan'>): JsonLdNode {
  const url = absoluteUrl(routes.product(product.id));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    description: product.description,
    url,
    image: [absoluteUrl(socialImage(routes.product(product.id)))],
    brand: { '@id': organizationId() },
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(plan.setupPrice + plan.monthlyPrice),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@id': organizationId() },
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', name: 'Website setup', ...price(plan.setupPrice) },
        {
          '@type': 'UnitPriceSpecification',
          name: 'Each month',
          ...price(plan.monthlyPrice),
          billingDuration: 1,
          unitCode: 'MON',
        },
      ],
    },
  };
}

function price(minor: number): { price: string; priceCurrency: string } {
  return { price: toDecimal(minor), priceCurrency: 'USD' };
}
