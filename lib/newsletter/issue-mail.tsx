import MarkdownIt, { type Token } from 'markdown-it';
import { Fragment, type ReactNode } from 'react';
import { newsletterMails } from '@/content/newsletter';
import {
  composeMail,
  List,
  MailLayout,
  MailLink,
  Paragraph,
  Subtitle,
  type MailSettings,
  type OutgoingMail,
} from '@/lib/mail';
import { toSingleLine, truncate } from '@/lib/site/text';

/**
 * An issue as an email to one reader. Its text is plain Markdown: HTML in it is text, pictures are left out, and only web,
 * mail and phone addresses and paths of our own site become links. The parser takes time that grows with the length of the
 * text, whatever is in it, and goes twenty levels deep at most.
 */
export async function renderIssue(
  { kind, key, to, issue, unsubscribeUrl }: IssueMail,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const content = drawUntil(null, readMarkdown(issue.markdown)[Symbol.iterator](), settings.siteUrl);
  const { unsubscribe, note } = newsletterMails.issue;
  const mail = (
    <MailLayout
      settings={settings}
      title={issue.subject}
      preview={truncate(toSingleLine(issue.markdown.replace(MARKS, '')), PREVIEW_MAX, '…')}
      footnote={note}
    >
      {content}
      <Paragraph>
        <MailLink href={unsubscribeUrl}>{unsubscribe}</MailLink>
      </Paragraph>
    </MailLayout>
  );
  return composeMail({
    settings,
    kind,
    key,
    subjectId: issue.id,
    to,
    replyTo: settings.agency.email,
    subject: issue.subject,
    mail,
    ...(kind === 'newsletter-issue' ? { unsubscribeUrl } : {}),
  });
}

type IssueMail = {
  kind: 'newsletter-issue' | 'newsletter-test';
  key: string;
  to: string;
  issue: { id: string; subject: string; markdown: string };
  unsubscribeUrl: string;
};

/** Why a text is no newsletter, in words; null when it is one. */
export function findTextProblem(markdown: string): string | null {
  // Each paragraph and item has a line, so this many lines need not be parsed.
  const lines = markdown.split('\n').filter(line => line.trim() !== '');
  const isTooLong =
    lines.length > LINES_MAX ||
    readMarkdown(markdown).flatMap(token => [token, ...(token.children ?? [])]).length > PIECES_MAX;
  return isTooLong ? 'This has too many paragraphs, lists and marks for one email. Send it as two.' : null;
}

function readMarkdown(markdown: string): Token[] {
  return new MarkdownIt('commonmark', { html: false, maxNesting: NESTING_MAX }).parse(markdown, {});
}

/** The pieces up to the one that closes `end`, each as an element; null at the top. */
function drawUntil(end: string | null, tokens: Iterator<Token>, siteUrl: string): ReactNode[] {
  const drawn: ReactNode[] = [];
  for (let step = tokens.next(); !step.done && step.value.type !== end; step = tokens.next()) {
    const token = step.value;
    const name = token.type.replace(/_open$/, '');
    const children = name === token.type ? null : drawUntil(`${name}_close`, tokens, siteUrl);
    drawn.push(<Fragment key={drawn.length}>{drawPiece(name, token, { children, siteUrl })}</Fragment>);
  }
  return drawn;
}

/** What each piece of Markdown becomes; pictures become nothing. */
function drawPiece(name: string, token: Token, { children, siteUrl }: Inner): ReactNode {
  switch (name) {
    case 'heading':
      return <Subtitle>{children}</Subtitle>;
    case 'paragraph':
      // In a list without empty lines.
      return token.hidden ? children : <Paragraph>{children}</Paragraph>;
    case 'bullet_list':
      return <List as="ul">{children}</List>;
    case 'ordered_list':
      return <List as="ol">{children}</List>;
    case 'list_item':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'fence':
    case 'code_block':
      return (
        <Paragraph>
          <code>{token.content}</code>
        </Paragraph>
      );
    case 'hr':
      return <hr />;
    case 'inline':
      return drawUntil(null, (token.children ?? [])[Symbol.iterator](), siteUrl);
    case 'text':
      return token.content;
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return <br />;
    case 'code_inline':
      return <code>{token.content}</code>;
    case 'em':
      return <em>{children}</em>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'link': {
      const href = String(token.attrGet('href') ?? '');
      const address = /^\/(?!\/)/.test(href) ? siteUrl + href : href;
      return SAFE_LINK.test(address) ? <MailLink href={address}>{children}</MailLink> : children;
    }
    default:
      return null;
  }
}

type Inner = { children: ReactNode; siteUrl: string };

const NESTING_MAX = 20;
const LINES_MAX = 600;
/** Of all that a text consists of, each beginning and each end. */
const PIECES_MAX = 2_000;

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
/** What Markdown writes that a mailbox should not show beside the subject. */
const MARKS = /^\s*(?:[-+>]|\d+\.) |\]\([^)]*\)|[#*_`[\]]/gm;
const PREVIEW_MAX = 140;
