import { Icon, type IconName } from '@/components/ui/icon';

/** A state: a sign and its word, so it never depends on color alone. */
export function Mark({ tone, children }: { tone: MarkTone; children: string }) {
  const { icon, look } = TONES[tone];
  return (
    <span className={`desk-mark ${look}`}>
      <Icon name={icon} className="size-4" />
      {children}
    </span>
  );
}

/** Class names in full: what is put together at run time is not found when styles are cut down. */
const TONES = {
  open: { icon: 'star', look: 'desk-mark-open' },
  calm: { icon: 'clock', look: '' },
  good: { icon: 'circle-check', look: 'desk-mark-good' },
  over: { icon: 'minus', look: 'desk-mark-over' },
  bad: { icon: 'circle-alert', look: 'desk-mark-bad' },
} as const satisfies Record<string, { icon: IconName; look: string }>;

export type MarkTone = keyof typeof TONES;
