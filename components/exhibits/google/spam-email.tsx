import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { spamEmail as email } from '@/content/google-services/documents/spam-email';
import { Cap, Document, RedRemark, type DocumentProps } from './document';

/** The same email twice: without the three records it is stamped spam, with them it arrives. */
export function SpamEmail({ marks }: DocumentProps) {
  return (
    <Document>
      <div className="mb-4 grid gap-6 sm:grid-cols-2">
        {email.copies.map(({ id, stamp, fate }) => (
          <Sheet
            key={id}
            as="article"
            className={`px-inset pt-8 pb-6 text-small/snug ${id === 'spam' ? '-rotate-[.8deg]' : 'rotate-[.5deg]'}`}
          >
            <p className="soft wrap-anywhere">{`${email.fromLabel}: ${email.from}`}</p>
            <p className="soft wrap-anywhere">{`${email.toLabel}: ${email.to}`}</p>
            <Cap className="mt-4 mb-2 border-t-2 border-ink pt-4 text-label">{email.subject}</Cap>
            <p>{email.body}</p>
            <strong
              className={`my-6 ml-1 block w-max rounded-button border-5 px-6 pt-2 pb-1 font-display text-title leading-none font-extrabold ${id === 'spam' ? '-rotate-7 text-brick-49' : 'rotate-4 text-pine-42'}`}
            >
              {stamp}
            </strong>
            <p className="font-[650]">{fate}</p>
          </Sheet>
        ))}
      </div>
      {email.records.map((record, index) => {
        const mark = marks[index];
        return (
          <Fragment key={record}>
            <p className="grid min-h-16 grid-cols-[5em_1fr_1fr] items-center gap-x-4 border-t border-line bg-(--b-cream) px-inset leading-snug max-sm:px-4 max-sm:text-small lg:min-h-[116px] lg:items-start lg:pt-12">
              <b className="font-display text-label font-extrabold">{record}</b>
              <span>
                <Icon name="x" className="size-6 text-pin-fixed" /> {email.missing}
              </span>
              <span className="font-[650]">
                <Icon name="check" className="size-6 text-pine-42" /> {email.set}
              </span>
            </p>
            {mark ? <RedRemark {...mark} className="self-start max-lg:m-0! lg:mt-12 lg:pb-6" /> : null}
          </Fragment>
        );
      })}
    </Document>
  );
}
