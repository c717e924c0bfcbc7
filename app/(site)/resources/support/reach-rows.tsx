import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

/** Phone, email and form, each with when it is answered. */
export function ReachRows({ rows: { phone, email, form } }: { rows: ReachWords }) {
  return (
    <dl className="border-t-2 border-ink">
      <Row label={phone.label} text={phone.text}>
        <TextLink href={site.phone.href}>{site.phone.display}</TextLink>
      </Row>
      <Row label={email.label} text={email.text}>
        <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>
      </Row>
      <Row label={form.label} text={form.text}>
        <TextLink href={routes.contact('support')}>{form.link}</TextLink>
      </Row>
    </dl>
  );
}

function Row({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[minmax(0,.3fr)_minmax(0,1fr)]">
      <dt className="font-display text-body font-bold">{label}</dt>
      <dd className="min-w-0">
        <p className="text-lede wrap-anywhere">{children}</p>
        <p className="soft">{text}</p>
      </dd>
    </div>
  );
}

type ReachWords = {
  phone: { label: string; text: string };
  email: { label: string; text: string };
  form: { label: string; text: string; link: string };
};
