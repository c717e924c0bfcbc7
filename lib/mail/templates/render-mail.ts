import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** A template as the two parts of a mail. The same input always gives the same bytes. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  // React marks the seams between texts with comments; they only cut words apart for whoever searches a mail.
  const html = (await render(mail)).replace(/<!--.*?-->/g, '');
  return { html, text: toPlainText(html, TEXT_OPTIONS) };
}

const TEXT_OPTIONS: Parameters<typeof toPlainText>[1] = {
  selectors: [
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 60 },
    },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
};
