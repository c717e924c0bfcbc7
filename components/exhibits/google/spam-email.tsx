import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { spamEmail as email } from '@/content/google-services/documents/spam-email';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** The same email twice: without the three records it is stamped spam, with them it arrives. */
export function SpamEmail({ marks }: DocumentProps) {
  return (
    <div className="g-doc g-loose g-emails">
      <div className="pair">
        {email.copies.map(({ id, stamp, fate }) => (
          <article key={id} className={id}>
            <p>{`${email.fromLabel}: ${email.from}`}</p>
            <p>{`${email.toLabel}: ${email.to}`}</p>
            <div className="g-cap">{email.subject}</div>
            <p>{email.body}</p>
            <strong>{stamp}</strong>
            <p>{fate}</p>
          </article>
        ))}
      </div>
      {email.records.map((record, index) => {
        const mark = marks[index];
        return (
          <Fragment key={record}>
            <p className="record">
              <b>{record}</b>
              <span>
                <Icon name="x" /> {email.missing}
              </span>
              <span>
                <Icon name="check" /> {email.set}
              </span>
            </p>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
    </div>
  );
}
