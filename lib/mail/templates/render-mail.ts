import { render } from '@react-email/components';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { OUTLOOK_CSS } from './palette';

/** A template as the two parts of a mail. The same input always gives the same bytes. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  // React marks the seams between texts with comments; they only split words for a search in an email.
  const html = (await render(mail)).replace(/<!--.*?-->/g, '').replace('</head>', `${OUTLOOK_CSS}</head>`);
  return { html, text: toText(html) };
}

/** The template library's own `toPlainText` reads these rules again for each mail, which takes longer than the mail. */
const toText = compile({
  wordwrap: false,
  selectors: [
    // The preview line appears in the email a second time.
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 60 },
    },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
});
