import { pageClaim } from './page-scope';
import type { ShopId, StreetSlot } from './street';
import { streetCrop } from './street-drawing';

/** A few shops in a frame, cut at its edges: article art, sign-in pages, cards. Decorative without a label. */
export function StreetCrop({ plan, pin, sky, align, label, className = '' }: StreetCropProps) {
  const markup = streetCrop({ plan, claim: pageClaim(), pin, sky, align, label });
  return <div className={`[&>svg]:size-full ${className}`} dangerouslySetInnerHTML={{ __html: markup }} />;
}

type StreetCropProps = {
  plan: readonly StreetSlot[];
  pin?: ShopId;
  sky?: number;
  /** The SVG's preserveAspectRatio. */
  align?: string;
  label?: string | undefined;
  className?: string;
};
