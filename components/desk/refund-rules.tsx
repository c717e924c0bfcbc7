import { TextLink } from '@/components/ui/text-link';
import { facts } from '@/content/facts';
import { promotion } from '@/content/promotion';
import { refundFigures, refundWords } from '@/content/refunds';
import type { Catalog } from '@/lib/catalog/catalog';
import type { DeskOrder } from '@/lib/desk/ports';
import { formatMoney } from '@/lib/kernel/money';
import { refundTerms, type RefundTerm } from '@/lib/orders/refund-terms';
import { routes } from '@/lib/routes';

/** What the refund policy covers of an order, and until when, as far as the order shows. */
export function RefundRules({ order, catalog, timeZone }: RefundRulesProps) {
  const { rules, rulesTitle } = refundWords;
  const buildDays = facts.guarantee.satisfactionDays;
  const planDays = facts.refund.guaranteeDays;
  const terms = refundTerms(order, { catalog, buildDays, planDays });
  const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  const { paidAt, currency } = order;
  const lines = terms.map(term => {
    const amount = formatMoney({ minor: term.minor, currency });
    return describeTerm(term, date => dates.format(date)).map(line => line.replace('{amount}', amount));
  });
  return (
    <div className="grid gap-3 text-small">
      <h3 className="text-[1rem]">{rulesTitle}</h3>
      <ul className="grid list-disc gap-2 pl-5">
        {lines.map(line => (
          <li key={line[0]}>{line.join(' ')}</li>
        ))}
        {terms.some(({ kind }) => kind === 'custom') ? (
          <li>
            {rules.promotion
              .replace('{days}', String(planDays))
              .replace('{months}', String(promotion.restrictions.commitmentMonths))}
          </li>
        ) : null}
        {paidAt === null ? null : (
          <li>
            {rules.paypal
              .replace('{date}', dates.format(paidAt + refundFigures.paypalDays * DAY_MS))
              .replace('{days}', String(refundFigures.paypalDays))}
          </li>
        )}
      </ul>
      <p>
        <TextLink href={routes.policy('refund-policy')}>{rules.policy}</TextLink>
      </p>
    </div>
  );
}

function describeTerm(term: RefundTerm, dateOf: (at: number) => string): string[] {
  const { rules } = refundWords;
  const fill = (text: string, days: number, at: number | null) =>
    text.replace('{days}', String(days)).replace('{date}', at === null ? '' : dateOf(at));
  if (term.kind === 'build') {
    const { notBefore } = term;
    const days = facts.guarantee.satisfactionDays;
    return [
      fill(rules.build, days, null),
      ...(notBefore === null ? [] : [fill(rules.buildUntil, days, notBefore)]),
    ];
  }
  if (term.kind === 'plan') {
    const days = facts.refund.guaranteeDays;
    return [
      fill(rules.plan, days, null),
      ...(term.until === null ? [] : [fill(rules.planUntil, days, term.until)]),
    ];
  }
  return [rules[term.kind]];
}

const DAY_MS = 24 * 60 * 60 * 1000;

type RefundRulesProps = { order: DeskOrder; catalog: Catalog; timeZone: string };
