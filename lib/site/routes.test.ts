import { expect, test } from 'vitest';
import { readDeskPath, routes, serverRoutes } from './routes';

const LEAD = serverRoutes.deskLead('0123456789abcdefghjkmnpqrs');

test.each([LEAD, '/desk', '/desk/leads?status=new&q=ana%40shop.test', '/desk/orders/a-b_c'])(
  '%s is a way on after signing in',
  path => {
    expect(readDeskPath(path)).toBe(path);
  },
);

test.each([
  '',
  '/',
  '/account',
  '/desk-actions/lead-note',
  '/desks',
  'desk',
  '//evil.test',
  '//evil.test/desk',
  '/desk//evil.test',
  '/desk/',
  '/desk/..',
  '/desk/../account-actions/sign-out',
  '/desk/./leads',
  '/desk/%2e%2e/account',
  '/desk/..%2f..%2fevil',
  '/desk/%2F%2Fevil.test',
  '/%2F%2Fevil.test/desk',
  '/desk\\evil.test',
  '\\\\evil.test\\desk',
  '/\\evil.test/desk',
  '/desk/\\evil.test',
  'https://evil.test/desk',
  'https:/desk',
  'javascript:alert(1)//desk',
  ' /desk',
  '/desk\n',
  '/desk\t/leads',
  '/desk\r\nset-cookie: a=b',
  '/desk#top',
  '/desk?a=//evil.test',
  '/desk?a=<script>',
  '/desk@evil.test',
  '/desk.evil.test',
  `/desk/${'a'.repeat(500)}`,
  null,
  ['/desk', '/desk'],
])('%j is none', value => {
  expect(readDeskPath(value)).toBeUndefined();
});

test('the way on is carried in the query of the pages between', () => {
  const carried = `?next=${encodeURIComponent(LEAD)}`;
  expect(routes.signIn(LEAD)).toBe(`/sign-in${carried}`);
  expect([routes.account(LEAD), serverRoutes.deskEnter(LEAD)]).toEqual([
    `/account${carried}`,
    `/desk/enter${carried}`,
  ]);
  expect([routes.signIn(), routes.account(), serverRoutes.deskEnter()]).toEqual([
    '/sign-in',
    '/account',
    '/desk/enter',
  ]);
});

test.each([
  routes.success,
  routes.checkoutReturn,
  routes.checkoutCancel,
  serverRoutes.invoice,
  serverRoutes.invoiceFile,
  serverRoutes.pay,
  serverRoutes.payAgain,
  serverRoutes.deskPerson,
  serverRoutes.deskReports,
  serverRoutes.deskIssue,
  serverRoutes.deskIssuePreview,
  serverRoutes.deskIssueSend,
  serverRoutes.deskPaymentLinks,
  serverRoutes.deskNewPaymentLink,
  serverRoutes.deskPaymentRule,
])('address %# takes no value that could leave it, or break the header that names it', route => {
  const value = '\u202e x&a=1#/\r\n';
  expect(route(value).split('=').at(-1)).toBe(encodeURIComponent(value));
});
