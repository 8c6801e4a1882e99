/** What of the back office belongs to no part of the shop alone. */
export {
  brandRecords,
  categoryRecords,
  centerRecords,
  subCategoryRecords,
  synonymRecords,
} from './shelf/index.ts'
export {
  carrierRuleRecords,
  estimateRecords,
  feeRuleRecords,
  leadTimeRecords,
} from './delivery/index.ts'
export { countOfferDays, countOrderDays, countPointDays, reportJobs } from './reports/count-days.ts'
export { codeDayJobs, countCodeDays } from './reports/count-code-days.ts'
export { cohortJobs, countCohorts } from './reports/count-cohorts.ts'
export { reportChecks } from './reports/checks.ts'
export { codeReportChecks } from './reports/code-report-checks.ts'
export { reportFiles } from './reports/report-files.ts'
export { staffRecords } from './staff/accounts.ts'
export { countToday, todayJobs } from './today/count-today.ts'
export { priceListRecords } from './prices/price-list.ts'
export { pricePlanRecords } from './prices/plans.ts'
