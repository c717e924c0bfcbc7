'use client';

import { useEffect, useRef, type FormHTMLAttributes, type ReactNode } from 'react';
import { enhanceForm } from './enhance-form';

/**
 * A real form around fields that the server rendered. All it adds is the enhancement, which reads everything
 * from the page; `onAccepted` hears the server's answer and returns true when it takes over from there.
 */
export function EnhancedForm({ onAccepted, children, ...rest }: EnhancedFormProps) {
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => (ref.current ? enhanceForm(ref.current) : undefined), []);

  useEffect(() => {
    const form = ref.current;
    if (!form || !onAccepted) return undefined;
    const listen = (event: Event) => {
      if (event instanceof CustomEvent && onAccepted(event.detail)) event.preventDefault();
    };
    form.addEventListener('form-accepted', listen);
    return () => form.removeEventListener('form-accepted', listen);
  }, [onAccepted]);

  return (
    <form ref={ref} data-behaviour="form" method="post" {...rest}>
      {children}
    </form>
  );
}

type EnhancedFormProps = FormHTMLAttributes<HTMLFormElement> & {
  onAccepted?: (answer: unknown) => boolean;
  children: ReactNode;
};
