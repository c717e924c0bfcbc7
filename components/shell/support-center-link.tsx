import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { supportCenterLink } from '@/content/navigation';

/** The Support Center in a new tab (docs/product/routes.md#shell): our own page, or the configured address. */
export function SupportCenterLink({ className, iconClassName, children }: SupportCenterLinkProps) {
  return (
    <a href={supportCenterLink.href} target="_blank" rel="noopener" className={className}>
      {children} <Icon name="arrow-up-right" className={iconClassName} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

type SupportCenterLinkProps = { className: string; iconClassName: string; children: ReactNode };
