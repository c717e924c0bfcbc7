import type { ReactNode } from 'react';
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
 * mail and phone addresses and paths of our own site become links.
 */
export async function renderIssue(
  { kind, key, to, issue, unsubscribeUrl }: IssueMail,
  settings: MailSettings,
): Promise<OutgoingMail> {
  // Only when one is sent or shown: every form loads this module.
  const { compileMDX } = await import('next-mdx-remote/rsc');
  const { content } = await compileMDX({
    source: issue.markdown,
    components: {
      ...COMPONENTS,
      a: ({ href = '', children }: Part & { href?: string }) => {
        const address = /^\/(?!\/)/.test(href) ? settings.siteUrl + href : href;
        return SAFE_LINK.test(address) ? <MailLink href={address}>{children}</MailLink> : <>{children}</>;
      },
    },
    options: { mdxOptions: { format: 'md', remarkPlugins: [takeBracketsAsText] } },
  });
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

/** What looks like HTML is what its writer typed: `<3`, or a name in angle brackets. Links in them stay links. */
function takeBracketsAsText(this: { data: () => object }): void {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['htmlFlow', 'htmlText'] } },
  ];
}

type IssueMail = {
  kind: 'newsletter-issue' | 'newsletter-test';
  key: string;
  to: string;
  issue: { id: string; subject: string; markdown: string };
  unsubscribeUrl: string;
};

type Part = { children?: ReactNode };

/** What each element of Markdown becomes; pictures become nothing. */
const COMPONENTS = {
  h1: ({ children }: Part) => <Subtitle>{children}</Subtitle>,
  h2: ({ children }: Part) => <Subtitle>{children}</Subtitle>,
  h3: ({ children }: Part) => <Subtitle>{children}</Subtitle>,
  h4: ({ children }: Part) => <Subtitle>{children}</Subtitle>,
  p: ({ children }: Part) => <Paragraph>{children}</Paragraph>,
  ul: ({ children }: Part) => <List as="ul">{children}</List>,
  ol: ({ children }: Part) => <List as="ol">{children}</List>,
  pre: ({ children }: Part) => <Paragraph>{children}</Paragraph>,
  img: () => null,
};

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
/** What Markdown writes that a mailbox should not show beside the subject. */
const MARKS = /^\s*(?:[-+>]|\d+\.) |\]\([^)]*\)|[#*_`[\]]/gm;
const PREVIEW_MAX = 140;
