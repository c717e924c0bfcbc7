import { Icon, type IconName } from '@/components/ui/icon';

/** A state: a sign and its word, so that it never hangs on colour alone. */
export function Mark({ tone, children }: { tone: MarkTone; children: string }) {
  return (
    <span className={`desk-mark desk-mark-${tone}`}>
      <Icon name={ICONS[tone]} className="size-4" />
      {children}
    </span>
  );
}

const ICONS = {
  open: 'star',
  calm: 'clock',
  good: 'circle-check',
  over: 'minus',
  bad: 'circle-alert',
} as const satisfies Record<string, IconName>;

export type MarkTone = keyof typeof ICONS;
