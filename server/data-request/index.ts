/** What people ask of their data, with the law's clock (docs/rules/data-requests.md). */
export { dataRequestJobs } from './warn-of-due.ts'
export { dataRequestRecords, isLate as isLateRequest } from './requests.ts'
export { dataRequestRoutes } from './routes.ts'
export { findForbidding, moveRequests } from './move-person.ts'
