/** What other features may use of booked calls. */
export { cancelCallAtDesk, findCall, listUpcomingCalls, type Call } from './bookings';
