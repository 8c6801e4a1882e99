import * as api from '#domain/voucher/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { serveVoucherCampaigns } from './backoffice/campaigns.ts'
import { explainVoucher, listCampaignUses } from './backoffice/explain.ts'
import { printVouchers, recallVouchers, seriesFileRoute } from './backoffice/printing.ts'
import * as backoffice from '#domain/voucher/backoffice.ts'
import { checkVouchers } from './check-vouchers.ts'
import { listMyVouchers, listOfferedVouchers } from './list-vouchers.ts'

export function voucherRoutes(app: App): void {
  serveVoucherCampaigns(app)
  seriesFileRoute(app)
  route(app, backoffice.listCampaignUses, listCampaignUses)
  route(app, backoffice.explainVoucher, explainVoucher)
  route(app, backoffice.printVouchers, printVouchers)
  route(app, backoffice.recallVouchers, recallVouchers)
  route(app, api.checkVouchers, checkVouchers)
  route(app, api.listMyVouchers, listMyVouchers)
  route(app, api.listOfferedVouchers, listOfferedVouchers)
}
