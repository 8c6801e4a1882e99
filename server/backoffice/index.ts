/** What of the back office belongs to no part of the shop alone. */
export { staffRecords } from './staff/accounts.ts'
