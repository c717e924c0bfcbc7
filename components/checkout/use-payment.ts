import { useEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { trackBeginCheckout } from '@/lib/analytics/track';
import { abortAfter } from '@/lib/site/browser';
import { newId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { checkoutReducer, type CheckoutEvent, type CheckoutState } from './checkout-state';
import { createOrder, type CreateOrderOutcome, type OrderRequest } from './create-order';
import type { CheckoutChoice } from './use-choice';
import { useProviderMessages } from './use-provider-messages';

/** The checkout's machine, connected to the browser: it creates orders, listens to the provider, and leaves the page. */
export function usePayment({ initial, addOnIds }: PaymentInput): PaymentControls {
  const [state, dispatch] = useReducer(checkoutReducer, initial);
  const frame = useRef<HTMLIFrameElement>(null);
  const { payment } = state;
  const leavingFor = payment.kind === 'leaving' ? payment.href : null;

  useEffect(() => {
    if (leavingFor !== null) location.assign(leavingFor);
  }, [leavingFor]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'returned' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const simulatorOrigin = payment.kind === 'frame' ? payment.order.simulatorOrigin : null;
  useProviderMessages({ frame, simulatorOrigin, dispatch });

  async function pay({ option, amount, currency }: CheckoutChoice): Promise<void> {
    const attemptId = state.attemptId ?? newId();
    const { visit } = document.documentElement.dataset;
    const choice = { amount, currency, intent: 'CAPTURE', addOns: addOnIds, visit } as const;
    const request: OrderRequest = { ...choice, ...option?.order };
    trackBeginCheckout(request);
    dispatch({ type: 'payment-started', attemptId });
    const outcome = await createOrder(request, json => send(json, attemptId));
    dispatch(eventOf(outcome, attemptId));
  }

  return { state, dispatch, frame, pay: choice => void pay(choice) };
}

function eventOf(outcome: CreateOrderOutcome, attemptId: string): CheckoutEvent {
  if (outcome.kind === 'created') return { type: 'order-created', attemptId, order: outcome.order };
  if (outcome.kind === 'placed') return { type: 'order-placed', attemptId, orderKey: outcome.orderKey };
  return { type: 'order-failed', attemptId, failure: outcome.failure };
}

const send = (json: string, attemptId: string): Promise<Response> =>
  fetch(routes.order(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': attemptId,
    },
    body: json,
    signal: abortAfter(ORDER_TIMEOUT_MS),
  });

/**
 * A buyer has an answer within ten seconds. The server gives up on the provider after nine, so its own message arrives
 * first unless the line is slow. Trying again is harmless: the attempt is the same.
 */
const ORDER_TIMEOUT_MS = 9_900;

type PaymentInput = {
  initial: CheckoutState;
  addOnIds: readonly string[];
};

export type PaymentControls = {
  state: CheckoutState;
  dispatch: Dispatch<CheckoutEvent>;
  frame: RefObject<HTMLIFrameElement | null>;
  pay: (choice: CheckoutChoice) => void;
};
