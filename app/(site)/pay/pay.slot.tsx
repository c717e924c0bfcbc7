import '@/components/ui/notice-line.css';
import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { Receipt } from '@/components/ui/receipt';
import { TextLink } from '@/components/ui/text-link';
import { facts } from '@/content/facts';
import { paymentLinkPage as words } from '@/content/payment-links';
import { site as agency } from '@/content/site';
import { readPaymentLink } from '@/lib/billing/payment-link-pay';
import { lastDayOf, paymentLinkToken } from '@/lib/billing/payment-links';
import { formatMoney } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { logRefusal } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';

/** Where a payment link leads. Opening it charges nothing, so a link scanner may. */
export const PayLinkSlot = defineSlot<{ link: VisitedLink | null }>({
  name: 'pay-link',
  perRequest: true,
  load: async ({ params, headers }) => {
    const [token, orderKey] = [params.get('token') ?? '', params.get('key') ?? ''];
    const site = getSite();
    const link = await readPaymentLink({ token, orderKey }, site);
    if (!link && token + orderKey !== '') logRefusal('link_unknown', 'payment-link', headers);
    const isNotCharged = params.get('notCharged') === '1';
    return { link: link && { ...link, token: paymentLinkToken(link, site), isNotCharged } };
  },
  Part: ({ visit }) => {
    if (!visit) return null;
    return visit.link ? <LinkView link={visit.link} /> : <NoLink />;
  },
});

type ReadLink = NonNullable<Awaited<ReturnType<typeof readPaymentLink>>>;

/** `isNotCharged`: its visitor comes from PayPal, and what they approved was not taken. */
type VisitedLink = ReadLink & { token: string; isNotCharged: boolean };

function LinkView({ link }: { link: VisitedLink }) {
  const { state, receiptKey, what } = link;
  const day = lastDayOf(link);
  const amount = formatMoney({ minor: link.amountMinor, currency: 'USD' });
  return (
    <section className="notice-line overflow-x-clip bg-sky">
      <div className="wrap grid items-start gap-x-split gap-y-10 py-[clamp(36px,5vw,84px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0 [&>*]:min-w-0">
        <div>
          <h1>{words.titles[state]}</h1>
          <p className="mt-[18px] max-w-[34em] text-lede">{fillText(words.texts[state], { day })}</p>
          {link.isNotCharged ? (
            <output className="mt-4 block max-w-[34em]">{words.notCharged[state]}</output>
          ) : null}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Receipt
            title={agency.name}
            lines={[
              { label: what, value: amount },
              ...(state === 'open' ? [{ label: words.lines.until, value: day }] : []),
              {
                label: words.lines.seller,
                value: [agency.legal.name, facts.company.postalAddress].map(line => (
                  <span key={line} className="block text-right font-normal break-words whitespace-normal">
                    {line}
                  </span>
                )),
              },
            ]}
            total={{ label: `${words.lines.total} (USD)`, value: amount }}
          />
        </div>
        <div>
          <ButtonRow className="lg:mt-[26px]">
            {state === 'open' ? (
              <form method="post" action={serverRoutes.payStart()}>
                <input type="hidden" name="token" value={link.token} />
                <Button type="submit">{fillText(words.pay, { amount })}</Button>
              </form>
            ) : (
              <ButtonLink href={receiptKey === null ? routes.contact() : routes.success(receiptKey)}>
                {receiptKey === null ? words.contact : words.receipt}
              </ButtonLink>
            )}
          </ButtonRow>
          <p className="mt-6">
            <CallLink />
          </p>
        </div>
      </div>
    </section>
  );
}

function CallLink() {
  return <TextLink href={agency.phone.href}>Call {agency.phone.display}</TextLink>;
}

function NoLink() {
  const { title, text } = words.dead;
  return (
    <AccountScreen
      title={title}
      lede={text}
      below={
        <p>
          <CallLink />
        </p>
      }
    >
      <ButtonLink href={routes.contact()} block>
        {words.contact}
      </ButtonLink>
    </AccountScreen>
  );
}
