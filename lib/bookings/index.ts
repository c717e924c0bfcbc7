/** What other features may use of booked calls. */
export {
  bookCall,
  cancelErasedCalls,
  cancelCallAtDesk,
  findCall,
  listCallsOutside,
  listFreeSlots,
  listCallsOf,
  listUpcomingCalls,
  type Call,
} from './bookings';
export { slotsWithHours } from './slots';
