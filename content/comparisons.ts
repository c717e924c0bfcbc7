import type { Comparison } from '@/content/comparisons/comparison';
import { developer } from '@/content/comparisons/developer';
import { seoFirm } from '@/content/comparisons/seo-firm';
import { shopify } from '@/content/comparisons/shopify';
import { squarespace } from '@/content/comparisons/squarespace';
import { wix } from '@/content/comparisons/wix';
import { wordpress } from '@/content/comparisons/wordpress';

/** The six comparisons of the footer (docs/product/routes.md#pages). */
export const comparisons: readonly Comparison[] = [wordpress, shopify, wix, squarespace, seoFirm, developer];
