import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Dialog } from '@/components/ui/dialog';

/** The scheduling window: a configured calendar, else our own form (`children`). */
export function CallDialog({ id, title, text, calendarText, scheduler, children }: CallDialogProps) {
  return (
    <Dialog id={id} label="Book a Call" className="w-[min(720px,calc(100vw-32px))]!">
      <div className="max-h-[calc(100dvh-40px)] overflow-y-auto p-[clamp(22px,5vw,44px)]">
        <h2 className="pr-12 text-h3">{title}</h2>
        <p data-until-sent="consultation-form" className="soft mt-2 mb-6 max-w-[38em]">
          {scheduler === '' ? text : calendarText}
        </p>
        {scheduler === '' ? (
          children
        ) : (
          <Island
            name="dialog-embed"
            src={scheduler}
            title="the booking calendar"
            kind="form"
            shape="h-[600px]"
          />
        )}
      </div>
    </Dialog>
  );
}

type CallDialogProps = {
  id: string;
  title: string;
  text: string;
  /** In its place above a configured calendar. */
  calendarText: string;
  /** A configured calendar's address; empty shows our own form. */
  scheduler: string;
  children: ReactNode;
};
