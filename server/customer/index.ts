/** Everybody whom the shop knows, as the desk sees them: masked until a task or a reason opens them. */
export type { StoredCustomer } from './customer-queries.ts'
export { toCustomerRow } from './customer-view.ts'
export { findCustomerHits } from './list-customers.ts'
export { customerRoutes } from './routes.ts'
