import { checkupPlans } from '@/content/checkup';
import { packages } from '@/content/packages';
import { monthlyOnly, plans } from '@/content/plans';
import { formatDollars } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';

/** Which of our offers fixes a finding, in one sentence; null where none does. `generator`: what made the website. */
export function planSentence(plan: keyof typeof checkupPlans | null, generator: string): string | null {
  if (plan === null) return null;
  // Such websites stay with their builder: we can't look after them as they are.
  const kind = plan === 'care' && CLOSED_BUILDERS.test(generator) ? 'website' : plan;
  const service = packages.find(({ id }) => id === 'seo-optimization');
  return fillText(checkupPlans[kind], {
    service: service?.name ?? '',
    price: formatDollars(service?.price ?? 0),
    plan: kind === 'care' ? monthlyOnly.name : plans[0].name,
    plans: `${plans[1].name} and ${plans[2].name}`,
  });
}

const CLOSED_BUILDERS = /wix|squarespace|shopify/i;
