/** What other features may use of leads: until when each has our promise of an answer. */
export {
  allUnanswered,
  overdueSince,
  promiseFor,
  sitePromise,
  type PromiseRules,
  type ReplyPromise,
  type UnansweredLeads,
} from './promise';
