/** What other features may use of the mail: how an email is composed, and how it gets into the outbox. */
export { composeLinkMail, composeMail, composeMailTo } from './compose-mail';
export { queueMails } from './queue';
export { mailSettings, type MailSettings } from './templates/mail-settings';
export type { OutgoingMail } from './outgoing-mail';
