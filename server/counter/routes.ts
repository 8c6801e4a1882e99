import * as api from '#domain/counter/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { counterBackofficeRoutes } from './backoffice/routes.ts'
import { applyVoucher } from './apply-voucher.ts'
import { cancelVoucherLog } from './cancel-voucher.ts'
import { exportEarnLogRoute } from './export-earn-log.ts'
import { exportStatementRoute } from './export-statement.ts'
import { getPharmacyStatement } from './get-statement.ts'
import { getPharmacyStatistics } from './get-statistics.ts'
import { infoSurvey } from './info-survey.ts'
import { infoVoucher } from './info-voucher.ts'
import { listEarnLog } from './list-earn-log.ts'
import { getVoucherCampaign, listCounterOffers } from './list-offers.ts'
import { listVoucherLog } from './list-voucher-log.ts'
import { sendVoucherOtp } from './send-voucher-otp.ts'

export function counterRoutes(app: App): void {
  route(app, api.listEarnLog, listEarnLog)
  exportEarnLogRoute(app)
  route(app, api.getPharmacyStatistics, getPharmacyStatistics)
  route(app, api.getPharmacyStatement, getPharmacyStatement)
  exportStatementRoute(app)
  route(app, api.infoVoucher, infoVoucher)
  route(app, api.sendVoucherOtp, sendVoucherOtp)
  route(app, api.applyVoucher, applyVoucher)
  route(app, api.listVoucherLog, listVoucherLog)
  route(app, api.cancelVoucherLog, cancelVoucherLog)
  route(app, api.listCounterOffers, listCounterOffers)
  route(app, api.getVoucherCampaign, getVoucherCampaign)
  route(app, api.infoSurvey, infoSurvey)
  counterBackofficeRoutes(app)
}
