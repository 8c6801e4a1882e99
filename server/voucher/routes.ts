import * as api from '#domain/voucher/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { checkVouchers } from './check-vouchers.ts'
import { listMyVouchers, listOfferedVouchers } from './list-vouchers.ts'

export function voucherRoutes(app: App): void {
  route(app, api.checkVouchers, checkVouchers)
  route(app, api.listMyVouchers, listMyVouchers)
  route(app, api.listOfferedVouchers, listOfferedVouchers)
}
