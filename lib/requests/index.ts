/** What other features may use of the requests: the link in a confirmation, and the email that says one is answered. */
export { answeredMails, followUrl } from './requests';
