import * as api from '#domain/gift/api.ts'
import { listVoucherInventory as inventory } from '#domain/voucher/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { getExchangePromotion } from './get-exchange-promotion.ts'
import { getProgramme } from './get-programme.ts'
import { listVoucherInventory } from './list-voucher-inventory.ts'

export function giftRoutes(app: App): void {
  route(app, api.getProgramme, getProgramme)
  route(app, api.getExchangePromotion, getExchangePromotion)
  route(app, inventory, listVoucherInventory)
}
