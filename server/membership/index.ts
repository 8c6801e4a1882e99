/** What other modules may call of memberships. */
export { ensureMayAsk } from './asked-phones.ts'
export { findCustomer, type Customer } from './find-customer.ts'
export { viewPointHistory } from './list-point-history.ts'
export { forgetCountedTries } from './guesses-queries.ts'
export { readStanding } from './tier-progress.ts'
