import { searchBackoffice as definition } from '#domain/backoffice/api.ts'
import { pickProducts as picking } from '#domain/backoffice/products/api.ts'
import { getRevenue as revenue } from '#domain/backoffice/reports/api.ts'
import * as offers from '#domain/backoffice/reports/offers/api.ts'
import * as points from '#domain/backoffice/reports/points/api.ts'
import { getToday as today } from '#domain/backoffice/today/api.ts'
import * as cohorts from '#domain/customer/backoffice/cohorts.ts'
import * as codes from '#domain/genuine/backoffice/code-report.ts'
import { route, type App } from '../platform/http/app.ts'
import { mayBeBehind } from '../platform/http/standby-reads.ts'
import type { RecordKind } from '../resource/index.ts'
import { deliveryRoutes } from './delivery/index.ts'
import { pickProducts } from './search/pick-products.ts'
import { searchBackoffice } from './search/search-backoffice.ts'
import { serveStaffAccounts } from './staff/accounts.ts'
import { messageRoutes } from './messages/routes.ts'
import { exportCodeReportRoute, getCodeReport } from './reports/get-code-report.ts'
import {
  exportCohortsRoute,
  getCohorts,
  listCohortCustomers,
  listRepeatIntervals,
} from './reports/get-cohorts.ts'
import { exportRevenueRoute, getRevenue } from './reports/get-revenue.ts'
import { getGiftReport, getVoucherReport } from './reports/offers/get-offer-reports.ts'
import { listGiftEntries, listVoucherEntries } from './reports/offers/list-offer-entries.ts'
import { getPointReport } from './reports/points/get-point-report.ts'
import { listPointEntries } from './reports/points/list-point-entries.ts'
import { listCountedReports, listTriedCodes } from './reports/list-tried-codes.ts'
import { getToday } from './today/get-today.ts'

/** What of the back office belongs to no part of the shop alone. */
export function backofficeRoutes(app: App, kinds: readonly RecordKind[]): void {
  route(app, definition, (ctx, input, caller) => searchBackoffice(ctx, kinds, input, caller))
  route(app, picking, pickProducts)
  route(app, today, getToday)
  messageRoutes(app)
  route(app, mayBeBehind(revenue), getRevenue)
  exportRevenueRoute(app)
  route(app, mayBeBehind(points.getPointReport), getPointReport)
  route(app, points.listPointEntries, listPointEntries)
  route(app, mayBeBehind(offers.getVoucherReport), getVoucherReport)
  route(app, offers.listVoucherEntries, listVoucherEntries)
  route(app, mayBeBehind(offers.getGiftReport), getGiftReport)
  route(app, offers.listGiftEntries, listGiftEntries)
  route(app, mayBeBehind(codes.getCodeReport), getCodeReport)
  exportCodeReportRoute(app)
  route(app, codes.listTriedCodes, listTriedCodes)
  route(app, mayBeBehind(codes.listCountedReports), listCountedReports)
  route(app, mayBeBehind(cohorts.getCohorts), getCohorts)
  exportCohortsRoute(app)
  route(app, mayBeBehind(cohorts.listRepeatIntervals), listRepeatIntervals)
  route(app, mayBeBehind(cohorts.listCohortCustomers), listCohortCustomers)
  serveStaffAccounts(app)
  deliveryRoutes(app)
}
