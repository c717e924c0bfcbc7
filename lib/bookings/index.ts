/** What other features may use of booked calls. */
export {
  cancelErasedCalls,
  cancelCallAtDesk,
  findCall,
  listCallsOutside,
  listCallsOf,
  listUpcomingCalls,
  type Call,
} from './bookings';
export { slotsWithHours } from './slots';
