/** The class list shared by buttons and the links that look like them. */
export function buttonClass({ variant = 'primary', size, block, className }: ButtonLook): string {
  const parts = [
    'btn',
    VARIANT_CLASS[variant],
    size === 'sm' ? 'btn-sm' : '',
    block ? 'w-full' : '',
    className,
  ];
  return parts.filter(Boolean).join(' ');
}

export type ButtonLook = {
  variant?: keyof typeof VARIANT_CLASS | undefined;
  size?: 'sm' | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
};

const VARIANT_CLASS = {
  primary: '',
  ink: 'btn-ink',
  line: 'btn-line',
  white: 'btn-white',
  gold: 'btn-gold',
  pay: 'btn-pay',
} as const;
