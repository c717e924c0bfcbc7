/** What other features may use of what people ask of us: to be forgotten, and not to come back with a restored copy. */
export { erasePerson, type ErasedRows } from './erase';
export { noteErasure, siteRegister, type ErasureRegister } from './erasures';
