import type { PersonId } from '@/components/drawings/people';
import { ShopkeeperAvatar } from '@/components/drawings/shopkeeper-avatar';

/** A face in a small disc, or the first initial where there is no portrait. Decorative beside the written name. */
export function Avatar({ name, person, ground = 'bg-marigold', className = 'size-[46px]' }: AvatarProps) {
  const disc = `grid flex-none place-items-center overflow-hidden rounded-full font-display text-body leading-none font-[750] ${ground} ${className}`;
  return (
    <span aria-hidden="true" className={disc}>
      {person ? (
        <ShopkeeperAvatar person={person} className="size-full" />
      ) : (
        name.trim().charAt(0).toUpperCase()
      )}
    </span>
  );
}

type AvatarProps = {
  name: string;
  person?: PersonId | undefined;
  /** A color class; the initial needs one that carries the theme's ink. */
  ground?: string;
  className?: string;
};
