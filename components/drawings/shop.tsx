import { pageClaim } from './page-scope';
import { layStreet, loneShop, shopWidth, type ShopId } from './street';
import { shopFrame } from './street-drawing';

/**
 * One shop alone. Decorative without a label. `sky` is the room above the ground line in drawing units (the tallest shop needs 372).
 * Where it may not be rendered with the rest of the page (a closed menu), give it a `lone` prefix for its clips.
 */
export function Shop({ className = '', ...drawing }: ShopProps) {
  const markup = shopMarkup(drawing);
  return <div className={`[&>svg]:size-full ${className}`} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The same drawing as markup, for a place that only takes that. */
export function shopMarkup({ shop, sky, lone, label }: ShopDrawing): string {
  return shopFrame({ markup: shopDrawing(shop, lone), width: shopWidth(shop), sky, label });
}

function shopDrawing(shop: ShopId, lone: string | undefined): string {
  if (lone !== undefined) return loneShop(shop, lone);
  const { buildings, front } = layStreet([shop], pageClaim());
  return buildings + front;
}

type ShopDrawing = { shop: ShopId; sky?: number; lone?: string; label?: string | undefined };

type ShopProps = ShopDrawing & { className?: string };
