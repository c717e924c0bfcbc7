import { MailLayout } from './mail-layout';
import type { MailSettings } from './mail-settings';
import { MailButton, MailLink, Paragraph } from './parts';

/**
 * To the owner of an address, about the account under it. It holds nothing that someone typed into a form, so
 * no one can send words of their own through us to strangers.
 */
export function AccountMailTemplate({ settings, words, href }: AccountMailProps) {
  const { agency } = settings;
  return (
    <MailLayout
      settings={settings}
      title={words.title}
      preview={words.text[0] ?? words.title}
      footnote={words.note}
    >
      {words.text.map(text => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {words.isQuiet ? (
        <Paragraph>
          <MailLink href={href}>{words.link}</MailLink>
        </Paragraph>
      ) : (
        <MailButton href={href}>{words.link}</MailButton>
      )}
      <Paragraph>
        Questions? Reply to this email, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

/** `note` says what to do when it was someone else. `isQuiet`: a link in place of the button. */
export type AccountMailWords = {
  subject: string;
  title: string;
  text: readonly string[];
  link: string;
  note: string;
  isQuiet?: boolean;
};

type AccountMailProps = { settings: MailSettings; words: AccountMailWords; href: string };
