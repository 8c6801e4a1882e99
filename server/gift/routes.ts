import * as api from '#domain/gift/api.ts'
import { countGift as countEndpoint, listGiftChoices } from '#domain/gift/backoffice/gifts.ts'
import { listVoucherInventory as inventory } from '#domain/voucher/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { countGift } from './backoffice/count-gift.ts'
import { listChoices } from './backoffice/gift-rows.ts'
import { serveGifts } from './backoffice/gifts.ts'
import { servePromotions } from './backoffice/promotions.ts'
import { getExchangePromotion } from './get-exchange-promotion.ts'
import { getProgramme } from './get-programme.ts'
import { listVoucherInventory } from './list-voucher-inventory.ts'

/** Gifts in the shop, and at the desk. */
export function giftRoutes(app: App): void {
  route(app, api.getProgramme, getProgramme)
  route(app, api.getExchangePromotion, getExchangePromotion)
  route(app, inventory, listVoucherInventory)
  servePromotions(app)
  serveGifts(app)
  route(app, countEndpoint, countGift)
  route(app, listGiftChoices, ({ db }) => listChoices(db))
}
