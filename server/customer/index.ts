/** Everybody whom the shop knows, as the desk sees them: masked until a task or a reason opens them. */
export type { StoredCustomer } from './customer-queries.ts'
export { getOpenCustomer } from './get-open-customer.ts'
export { maskedNameOf, toCustomerRow } from './customer-view.ts'
export { findCustomerHits } from './list-customers.ts'
export { customerRoutes } from './routes.ts'
export { ensureCustomer, moveCustomer, type MovedPerson } from './move-person.ts'
