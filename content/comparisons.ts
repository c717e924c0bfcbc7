import type { Comparison } from './comparisons/comparison';
import { developer } from './comparisons/developer';
import { seoFirm } from './comparisons/seo-firm';
import { shopify } from './comparisons/shopify';
import { squarespace } from './comparisons/squarespace';
import { wix } from './comparisons/wix';
import { wordpress } from './comparisons/wordpress';

/** The six comparisons of the footer (docs/product/routes.md#pages). */
export const comparisons: readonly Comparison[] = [wordpress, shopify, wix, squarespace, seoFirm, developer];
