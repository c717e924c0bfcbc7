import { escapeHtml, html, redirect, text, type HttpReply } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { ReceivedMail } from './mail-store.ts';

/** A readable inbox of everything that the site sent while it ran against the simulator. */
export function mailboxRoutes({ messages, reset }: MailboxDeps): Route[] {
  const find = (id: string | undefined) => messages().find(mail => mail.id === id);
  return [
    { method: 'GET', pattern: '/', handle: () => page('Mailbox', list(messages())) },
    {
      method: 'GET',
      pattern: '/mail/:id',
      handle: ({ params }) => {
        const mail = find(params['id']);
        return mail ? page(mail.subject, detail(mail)) : text(404, 'There is no such mail');
      },
    },
    {
      method: 'POST',
      pattern: '/clear',
      handle: ({ headers }) => {
        if (headers['sec-fetch-site'] === 'cross-site') return text(403, 'Not from another site');
        reset();
        return redirect('/');
      },
    },
  ];
}

function list(mails: readonly ReceivedMail[]): string {
  if (mails.length === 0) return '<h1>Mailbox</h1><p>Nothing has arrived yet. <a href="/">Look again</a></p>';
  const rows = mails.toReversed().map(
    mail => `<tr>
      <td><a href="/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td>
      <td>${escapeHtml(mail.to.join(', '))}</td>
      <td>${state(mail)}</td>
      <td><time>${new Date(mail.receivedAt).toISOString()}</time></td></tr>`,
  );
  return `<h1>Mailbox (${mails.length})</h1>
    <form method="post" action="/clear"><a href="/">Look again</a> <button>Empty the mailbox</button></form>
    <table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">State</th>
    <th scope="col">Arrived</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The mail's own HTML runs no script: the frame's sandbox lets links open in a new tab and nothing else. */
function detail(mail: ReceivedMail): string {
  const headers: [string, string][] = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Reply-To', mail.replyTo.join(', ') || 'none'],
    ['Idempotency-Key', mail.idempotencyKey ?? 'none'],
    ['State', state(mail)],
  ];
  const rows = headers.map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<p><a href="/">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><table>${rows.join('')}</table>
    <h2>HTML</h2>
    <iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${escapeHtml(mail.html ?? '<p>This mail has no HTML part.</p>')}"></iframe>
    <h2>Text</h2><pre>${escapeHtml(mail.text ?? 'This mail has no text part.')}</pre>`;
}

function state(mail: ReceivedMail): string {
  return mail.events.at(-1)?.type.replace('email.', '') ?? 'accepted';
}

function page(title: string, body: string): HttpReply {
  const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
    <body><p class="mark"><strong>TEST MODE.</strong> These mails were caught on this machine. Nobody received them.</p>
    <main>${body}</main></body></html>`;
  return html(200, markup, { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' });
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #02271e; background: #f8fbf9; }
  main { max-width: 960px; margin: 0 auto; padding: 16px 20px 48px; }
  .mark { margin: 0; padding: 10px 20px; background: #fcc238; }
  table { width: 100%; border-collapse: collapse; margin: 16px 0; background: #fff; }
  th, td { padding: 8px 12px; text-align: left; border-bottom: 1px solid #c9d8d2; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 720px; border: 1px solid #6f867d; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: #fff; border: 1px solid #c9d8d2; }
`;

type MailboxDeps = { messages: () => readonly ReceivedMail[]; reset: () => void };
