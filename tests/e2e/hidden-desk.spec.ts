/** To strangers the pages of the desk are as unknown as those that there are not. */
import { expect, test } from './test';

const PAGES = ['', '/leads', '/quarantine', '/orders', '/mail', '/searches', '/person', '/health', '/audit'];

for (const mark of [
  {},
  { rsc: '1', 'next-url': '/desk' },
  { 'next-router-prefetch': '1' },
  { cookie: 'session=a' },
])
  test(`no one can tell which pages the desk has, with ${JSON.stringify(mark)}`, async ({ request }) => {
    const answers = new Set<string>();
    for (const path of [
      ...PAGES,
      '/leads/0123456789abcdefghjkmnpqrs',
      '/nothing',
      '/leads/a/b',
      '/desk-head',
    ])
      for (const query of ['', '?_rsc=1a2b3']) {
        const answer = await request.get(`/desk${path}${query}`, { headers: mark });
        const { date, 'x-request-id': id, ...headers } = answer.headers();
        expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
        answers.add(JSON.stringify([answer.status(), headers, await answer.text()]));
      }
    expect(answers.size).toBe(1);
    for (const answer of answers) expect(answer).toMatch(/^\[404,/);
  });
