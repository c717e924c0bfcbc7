import type { ReactNode } from 'react';
import './drawer.css';

/** The front of a wooden drawer: what is in it on a plate, a brass pull or another `lock`, and words below. */
export function DrawerFront({
  as: Tag = 'div',
  plateAs: Plate = 'b',
  plate,
  lock,
  className = '',
  children,
}: DrawerFrontProps) {
  return (
    <Tag className={`drawer-front grid justify-items-center gap-3 px-4 py-6 text-center ${className}`}>
      <Plate className="drawer-plate px-4 py-2 font-display text-body leading-none font-extrabold">
        {plate}
      </Plate>
      {lock ?? <i className="drawer-pull" aria-hidden="true" />}
      {children}
    </Tag>
  );
}

/** The cards that stand in a drawer which is open, over its front. */
export function DrawerCards({ cards }: { cards: readonly string[] }) {
  return (
    <span className="-mb-1 flex flex-col px-4 pt-6 text-left text-small/tight font-[650]">
      {cards.map(card => (
        <span key={card} className="drawer-card -mt-1 px-4 pt-2 pb-4">
          {card}
        </span>
      ))}
    </span>
  );
}

type DrawerFrontProps = {
  as?: 'div' | 'span' | 'p';
  plateAs?: 'b' | 'h3' | 'span';
  plate: string;
  lock?: ReactNode;
  className?: string;
  children?: ReactNode;
};
