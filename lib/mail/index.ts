/** What other features may use of the mail: how an email is composed, its parts, and how it gets into the outbox. */
export { composeLinkMail, composeMail, composeMailTo } from './compose-mail';
export { sourceRows, toFieldRow, toFieldRows, toPreview } from './compose-mail';
export {
  findMailKind,
  KINDS_TO_AGENCY,
  MAIL_CLASSES,
  mailSettings,
  parseAddress,
  SUBJECT_MAX_LENGTH,
  toOutboxRow,
  type MailKindAbout,
  type MailSubject,
  type MailSettings,
  type OutgoingMail,
} from './outgoing-mail';
export { queueMails, requeueMail, tell, type RequeueOutcome, type Told } from './queue';
export {
  FieldTable,
  List,
  MailButton,
  MailLayout,
  MailLink,
  NoticeBox,
  Paragraph,
  Steps,
  Subtitle,
  visibleText,
  type FieldRow,
} from './parts';
