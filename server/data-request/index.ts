/** What people ask of their data, with the law's clock (docs/rules/data-requests.md). */
export { dataRequestRecords } from './requests.ts'
export { dataRequestRoutes } from './routes.ts'
export { findForbidding, moveRequests } from './move-person.ts'
