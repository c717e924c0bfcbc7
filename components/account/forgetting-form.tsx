'use client';

import type { ReactNode } from 'react';
import { forgetUser } from './stored-user';

/** A form that ends the sign-in: the record of the user in this browser goes with it. */
export function ForgettingForm({ action, children, ...rest }: ForgettingFormProps) {
  return (
    <form method="post" action={action} onSubmit={forgetUser} {...rest}>
      {children}
    </form>
  );
}

type ForgettingFormProps = { action: string; className?: string; children: ReactNode };
