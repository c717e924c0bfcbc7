/** What other features may use of what people ask of us: to get what we hold, to be forgotten, and not to come back with a restored copy. */
export { erasePerson } from './erase';
export { noteErasure, siteRegister, type ErasureRegister } from './erasures';
export { collectPerson, type PersonRecords } from './export';
export type { ErasedRows } from './holding';
