/** What other modules may call of memberships. */
export { findCustomer, type Customer } from './find-customer.ts'
