import { FaqList } from '@/components/ui/faq-list';
import { Receipt } from '@/components/ui/receipt';
import type { GoogleService } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';

/** The receipt beside the questions: what is paid to us, and what to Google. */
export function WhoGetsPaid({ name, costs, faqs }: WhoGetsPaidProps) {
  const { labels } = googleHub;
  const { strip } = costs;
  return (
    <div className="grid items-start gap-x-split gap-y-12 lg:grid-cols-[.8fr_1.35fr]">
      <div data-answer="cost">
        <Receipt
          title={labels.costs(name)}
          lines={costs.lines}
          total={{ label: labels.google, value: costs.google }}
          note={costs.note}
          {...(strip ? { strip: { label: labels.leaving, value: strip } } : {})}
        />
      </div>
      <div>
        <h2 className="mb-6">{labels.faq(name)}</h2>
        <FaqList items={faqs} />
      </div>
    </div>
  );
}

type WhoGetsPaidProps = Pick<GoogleService, 'name' | 'costs' | 'faqs'>;
