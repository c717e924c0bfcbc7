import { ButtonLink } from '@/components/ui/button';
import { FaqList, type FaqItem } from '@/components/ui/faq-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** The offer of a call at the left, and what people ask before it at the right. */
export function CallAndFaq({ call, faqTitle, faqs, link, all }: CallAndFaqProps) {
  return (
    <Section tight>
      <div className="grid items-start gap-x-split gap-y-10 lg:grid-cols-[.8fr_1.35fr]">
        <div>
          <h2>{call.title}</h2>
          <p className="soft mt-3.5 mb-6 text-lede">{call.text}</p>
          <ButtonLink href={link.href} variant="ink">
            {link.label}
          </ButtonLink>
          {all ? (
            <p className="mt-6">
              <TextLink href={all.href}>{all.label}</TextLink>
            </p>
          ) : null}
        </div>
        <div className="min-w-0">
          <h2 className="mb-6">{faqTitle}</h2>
          <FaqList items={faqs} />
        </div>
      </div>
    </Section>
  );
}

type CallAndFaqProps = {
  call: { title: string; text: string };
  faqTitle: string;
  faqs: readonly FaqItem[];
  link: { href: string; label: string };
  all?: { href: string; label: string };
};
