import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { OUTLOOK_CSS } from './palette';

/** A template as the two parts of a mail. The same input always returns the same bytes. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  // The framework refuses a plain import of it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(mail).replace('</head>', `${OUTLOOK_CSS}</head>`);
  const html = DOCTYPE + markup;
  return { html, text: toText(html) };
}

/** The one by which every mail program lays tables out alike. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The rules are read once: that takes longer than a mail. */
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
