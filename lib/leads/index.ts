/** What other features may use of leads: their emails, what they are about, and until when each has our promise of an answer. */
export { followToken, followTokenOfSender, openFollowToken, openMailedToken } from './thanks';
export { answeredMails, leadMails, type LeadForMail } from './mails';
export {
  allUnanswered,
  overdueSince,
  promiseFor,
  sitePromise,
  type PromiseRules,
  type ReplyPromise,
  type UnansweredLeads,
} from './promise';
export { noticeMails, receiveAnswer, type ReceivedMail } from './answers';
export { insertMessage, listMessages, ownMessageId, threadAddress, threadHeaders } from './thread';
export { answerLead, leadSearchText, submitLead } from './submit';
export { businessOf, describeTopic, WAITING_LIST } from './topic';
