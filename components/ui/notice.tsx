import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** A box with a status. An error is announced at once, the others when the reader pauses. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const look = TONES[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`grid grid-cols-[26px_1fr] items-center gap-x-3.5 gap-y-3 rounded-card px-5 py-4 text-ink sm:grid-cols-[26px_1fr_auto] ${look.box}`}
    >
      <Icon name={look.icon} className={`size-6 ${look.mark}`} />
      <div className="min-w-0 leading-snug">
        {title ? <p className="font-bold">{title}</p> : null}
        {children ? <div className="text-small">{children}</div> : null}
      </div>
      {action ? <div className="col-span-2 sm:col-span-1">{action}</div> : null}
    </div>
  );
}

const TONES = {
  ok: { icon: 'circle-check', box: 'bg-ok-soft', mark: 'text-ok' },
  error: {
    icon: 'circle-alert',
    box: 'bg-error-soft shadow-[inset_0_0_0_1.5px_var(--color-error)]',
    mark: 'text-error',
  },
  info: { icon: 'circle-alert', box: 'bg-marigold-soft', mark: 'text-ink' },
} as const satisfies Record<string, { icon: IconName; box: string; mark: string }>;

type NoticeProps = {
  tone: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};
