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
    <Tag className={`drawer-front ${className}`}>
      <Plate className={`drawer-plate ${lock ? 'bg-pin-fixed text-white' : ''}`}>{plate}</Plate>
      {lock ?? <i className="drawer-pull" aria-hidden="true" />}
      {children}
    </Tag>
  );
}

/** The cards that stand in a drawer which is open, over its front. */
export function DrawerCards({ cards }: { cards: readonly string[] }) {
  return (
    <span className="drawer-cards">
      {cards.map(card => (
        <span key={card} className="drawer-card">
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
