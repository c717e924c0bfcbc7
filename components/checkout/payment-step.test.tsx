import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentStep } from './payment-step';

test('the payment has the specified words: the total amount, with its currency, and the way to PayPal', () => {
  const html = renderToStaticMarkup(
    <PaymentStep
      payment={{
        state: { step: 'pay', payment: { kind: 'idle' }, attemptId: 'a' },
        dispatch: () => undefined,
        frame: { current: null },
        pay: () => undefined,
      }}
      choice={{ option: undefined, amount: '450.00', currency: 'EUR' }}
      addOnIds={[]}
      attemptId="a"
      currencyNote="You pay this amount in {currency}."
      agreement={{ text: '', terms: '', and: '', refunds: '', renews: '' }}
      onCorrect={() => undefined}
    />,
  );
  for (const words of ['Total Amount', '450.00 EUR', 'Pay with PayPal', 'You pay this amount in EUR.'])
    expect(html).toContain(words);
});
