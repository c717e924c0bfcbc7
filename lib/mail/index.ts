/** What other features may use of the mail: how an email is composed, its parts, and how it gets into the outbox. */
export { composeLinkMail, composeMail, composeMailTo } from './compose-mail';
export { toFieldRow, toFieldRows, toPreview, type FieldRow } from './field-rows';
export { parseAddress, SUBJECT_MAX_LENGTH } from './mail-headers';
export type { OutgoingMail } from './outgoing-mail';
export { queueMails, requeueMail, type RequeueOutcome } from './queue';
export { formatMoment } from './templates/dates';
export { FieldTable } from './templates/field-table';
export { MailLayout } from './templates/mail-layout';
export { mailSettings, type MailSettings } from './templates/mail-settings';
export { MailButton, MailLink, NoticeBox, Paragraph, Steps, Subtitle } from './templates/parts';
export { visibleText } from './templates/visible-text';
