/** What other features may use of the newsletter's issues. They stand apart from its form, whose posts need none of this. */
export { deleteIssue, saveIssue, sendIssueTest, startIssue, type Issue, type IssueCounts } from './issues';
