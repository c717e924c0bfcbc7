import { TextLink } from '@/components/ui/text-link';
import { promotion } from '@/content/promotion';
import { refundFigures, refundWords } from '@/content/refunds';
import type { Catalog } from '@/lib/orders/price';
import type { DeskOrder } from '@/lib/desk/orders.sql';
import { formatMoney } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { DAY_MS } from '@/lib/site/time';
import { refundTerms, type RefundTerm } from '@/lib/orders/terms';
import { routes } from '@/lib/site/routes';

/** What the refund policy covers of an order, and until when, as far as the order shows. */
export function RefundRules({ order, catalog, timeZone }: RefundRulesProps) {
  const { rules, rulesTitle } = refundWords;
  const terms = refundTerms(order, catalog);
  const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  const { paidAt, currency, guaranteeDays } = order;
  const describe = (term: RefundTerm) => {
    const values = { amount: formatMoney({ minor: term.minor, currency }), ...datesOf(term, dates) };
    return linesOf(term)
      .map(line => fillText(line, values))
      .join(' ');
  };
  return (
    <div className="grid gap-3 text-small">
      <h3 className="text-[1rem]">{rulesTitle}</h3>
      <ul className="grid list-disc gap-2 pl-5">
        {terms.map(term => (
          <li key={term.kind}>{describe(term)}</li>
        ))}
        {terms.some(({ kind }) => kind === 'custom') ? (
          <li>
            {fillText(rules.promotion, {
              days: String(guaranteeDays.plan),
              months: String(promotion.restrictions.commitmentMonths),
            })}
          </li>
        ) : null}
        {paidAt === null ? null : (
          <li>
            {fillText(rules.paypal, {
              date: dates.format(paidAt + refundFigures.paypalDays * DAY_MS),
              days: String(refundFigures.paypalDays),
            })}
          </li>
        )}
      </ul>
      <p>
        <TextLink href={routes.policy('refund-policy')}>{rules.policy}</TextLink>
      </p>
    </div>
  );
}

/** The rule, and from the payment on its date. */
function linesOf(term: RefundTerm): string[] {
  const { rules } = refundWords;
  if (term.kind === 'plan') return term.until === null ? [rules.plan] : [rules.plan, rules.planUntil];
  if (!('notBefore' in term)) return [rules[term.kind]];
  return term.notBefore === null ? [rules[term.kind]] : [rules[term.kind], rules.notBefore];
}

function datesOf(term: RefundTerm, dates: Intl.DateTimeFormat): Record<string, string> {
  if (!('days' in term)) return {};
  const at = term.kind === 'plan' ? term.until : term.notBefore;
  return { days: String(term.days), date: at === null ? '' : dates.format(at) };
}

type RefundRulesProps = { order: DeskOrder; catalog: Catalog; timeZone: string };
