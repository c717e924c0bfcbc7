import type { IncomingMessage } from 'node:http';
import { addressOf } from '#engine/server';
import { refusals } from '@/content/refusals';
import { site } from '@/content/site';
import { asksForJson } from '../lib/site/http/request.ts';
import { plainNotice } from '../lib/site/http/respond.ts';
import { routes } from '../lib/site/routes.ts';
import { RESPONSE_POLICY } from '../lib/site/security/content-security-policy.ts';
import { PLAIN_PAGE_POLICY } from './delivered-site.ts';
import type { Refusal } from './request-checks.ts';

/** The response to a refused request: JSON for a script, as from the route that it asked for; a page for anyone else. */
export function refusalResponse(refusal: Refusal, { url = '/', headers }: RefusedRequest): RefusalResponse {
  const { kind, text, title } = refusal;
  if (!asksForJson({ accept: headers.accept, contentType: headers['content-type'] }))
    return { body: pageOf({ kind, text, title }), type: 'text/html', policy: PLAIN_PAGE_POLICY };
  const error = { kind: CODES[kind], message: text };
  const body = addressOf(url) === routes.order() ? { error } : { ok: false, errors: [], message: text };
  return { body: JSON.stringify(body), type: 'application/json', policy: RESPONSE_POLICY };
}

function pageOf({ kind, title, text }: Pick<Refusal, 'kind' | 'title' | 'text'>): string {
  const { ways } = refusals;
  const first = {
    order: [{ href: routes.checkout(), label: ways.checkout }],
    account: [{ href: routes.account(), label: ways.account }],
  };
  return plainNotice({
    title,
    brand: site.name,
    sentences: [text],
    ways: [
      ...(kind === 'order' || kind === 'account' ? first[kind] : []),
      { href: routes.contact(), label: ways.contact },
      { href: routes.home(), label: ways.home },
    ],
  });
}

/** The same codes as in lib/orders/reply.ts. */
const CODES = {
  nothingHere: 'nothing_here',
  onlyRead: 'wrong_method',
  onlySent: 'wrong_method',
  order: 'wrong_method',
  account: 'wrong_method',
  noLength: 'length_required',
  tooLarge: 'too_large',
} as const satisfies Record<Refusal['kind'], string>;

type RefusedRequest = Pick<IncomingMessage, 'url' | 'headers'>;

type RefusalResponse = { body: string; type: 'text/html' | 'application/json'; policy: string };
