/** What other features and tests may use of the assistant. */
export { isOpenAt, promotionFor, readKnowledge } from './knowledge';
export { replyTo, replyToTopic, type LastTurn, type Reply } from './reply';
export { textsOf } from './texts';
export { topics } from './topics/topics';
export { findWrittenAnswer } from './written-answers';
