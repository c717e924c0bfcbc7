import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';

/** The scheduling window around the request for a call (`children`). */
export function CallDialog({ id, title, text, children }: CallDialogProps) {
  return (
    <Dialog id={id} label="Book a Call" className="w-[min(720px,calc(100vw-32px))]!">
      <div className="max-h-[calc(100dvh-40px)] overflow-y-auto p-inset">
        <h2 className="pr-12 text-h3">{title}</h2>
        <p data-until-sent="consultation-form" className="soft mt-2 mb-6 max-w-[38em]">
          {text}
        </p>
        {children}
      </div>
    </Dialog>
  );
}

type CallDialogProps = {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
};
