import * as api from '#domain/order/backoffice/phone-api.ts'
import { isOrderCode } from '#domain/order/code.ts'
import { route, type App } from '../../platform/http/app.ts'
import { payLinkPath } from './pay-link.ts'
import { placePhoneOrder } from './place-phone-order.ts'
import { quoteOrder } from './quote-order.ts'

export function phoneOrderRoutes(app: App): void {
  route(app, api.quotePhoneOrder, quoteOrder)
  route(app, api.placePhoneOrder, placePhoneOrder)
  payLinkRoute(app)
}

/** The address that stands in messages leads to the order's page; the browser takes what stands behind `#` along. */
function payLinkRoute({ fastify }: App): void {
  fastify.get<{ Params: { code: string } }>(`${payLinkPath}:code`, async (request, reply) => {
    const { code } = request.params
    return reply.redirect(isOrderCode(code) ? `/gio-hang/thanh-toan/${code}/` : '/', 302)
  })
}
