import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

/** A button drawn as an enamel plate. While `busy` it keeps its width, shows a spinner and takes no second click. */
export function Button({ variant, size, block, className, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, block, className })}
    >
      {busy ? <span className="spinner size-[18px] border-[2.5px]" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block, className })}>
      {children}
    </a>
  );
}

type ButtonProps = ButtonLook & {
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & ButtonHTMLAttributes<HTMLButtonElement>;
type ButtonLinkProps = ButtonLook & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;
