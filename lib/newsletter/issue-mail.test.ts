import { expect, test } from 'vitest';
import { newsletterFigures } from '@/content/newsletter';
import { testMailSettings } from '@/tests/integration/mail/fixtures';
import { BUSY, measureLoop } from '@/tests/support/event-loop';
import { findTextProblem, renderIssue } from './issue-mail';

const LENGTH = newsletterFigures.textLength;
const full = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

const render = (markdown: string) => {
  const issue = { id: '1', subject: 'News', markdown };
  const unsubscribeUrl = 'https://agency.test/leave';
  return renderIssue({ kind: 'newsletter-test', key: '1', to: '', issue, unsubscribeUrl }, testMailSettings);
};

const COSTLY = {
  quotes: full('>'),
  'quotes with spaces': full('> '),
  'lists in lists': full('- '),
  'numbered lists in lists': full('1. '),
  'quotes in lists': full('- > '),
  'indented lists': Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  'open brackets': full('['),
  'brackets in brackets': '['.repeat(LENGTH / 2) + ']'.repeat(LENGTH / 2),
  'open links': full('[a](<b'),
  'open emphasis': full('*a_'),
  'open tags': full('<a '),
  ticks: Array.from({ length: 190 }, (_, count) => `${'`'.repeat(count)}x`).join(' '),
  definitions: full('[a]:b\n').slice(0, 3_500),
  references: full('&#x'),
  paragraphs: full('a\n\n').slice(0, 1_400),
  items: full('- a\n').slice(0, 1_200),
};

test.each(Object.entries(COSTLY))(
  'a newsletter of %s becomes an email, in little time',
  async (_, markdown) => {
    expect(findTextProblem(markdown)).toBeNull();
    const { ms } = await measureLoop(() => render(markdown));
    expect(ms).toBeLessThan(1_000 * BUSY);
  },
);

test.each(['a\n\n', '- a\n', '**a*', '# a\n', '> > > > a\n\n'])(
  'a newsletter full of %j is refused with a sentence, in little time',
  async text => {
    const { ms } = await measureLoop(() => expect(findTextProblem(full(text))).toMatch(/^This has .*\.$/));
    expect(ms).toBeLessThan(1_000 * BUSY);
  },
);

test('each piece of Markdown reads as it does elsewhere', async () => {
  const markdown =
    '## Head\n\nOne\n*two* **three** `four`\\\nfive [six](/plans) [seven](javascript:x) ![eight](/e.png)\n\n- nine\n- ten\n\n1. eleven\n\n   twelve\n\n> thirteen\n\n***\n\n    <b>\n\n<i>no</i>\n';
  const { html, text } = await render(markdown);
  const body = html
    .slice(html.indexOf('<h2'), html.indexOf('Unsubscribe'))
    .replace(/ (?:style|class|rel|target)="[^"]*"/g, '');
  expect(body.slice(0, body.lastIndexOf('<p>'))).toMatchInlineSnapshot(`
    "<h2>Head</h2><p>One
    <em>two</em> <strong>three</strong> <code>four</code><br/>five <a href="https://cornerpin.example/plans">six</a> [seven](javascript:x) </p><ul><li>nine</li><li>ten</li></ul><ol><li><p>eleven</p><p>twelve</p></li></ol><blockquote><p>thirteen</p></blockquote><hr/><p><code>&lt;b&gt;
    </code></p><p>&lt;i&gt;no&lt;/i&gt;</p>"
  `);
  expect(text).toContain('five six');
});
