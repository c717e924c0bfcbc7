import type { ReactNode } from 'react';
import { routes, type DeskAction } from '@/lib/site/routes';

/** A form that does one thing at the desk. `hidden` says to what. */
export function PostForm({ action, hidden = [], className, id, children }: PostFormProps) {
  return (
    <form method="post" action={routes.deskAction(action)} className={className} id={id}>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type PostFormProps = {
  action: DeskAction;
  hidden?: readonly (readonly [name: string, value: string])[];
  className?: string;
  id?: string;
  children: ReactNode;
};
