import { z } from 'zod'
import * as backoffice from '#domain/payment/backoffice/account-api.ts'
import * as api from '#domain/payment/refund-account/api.ts'
import { refundAccountPath, shortRefundPath } from '#domain/payment/refund-account/link.ts'
import type { Context } from '../../context.ts'
import { route, type App } from '../../platform/http/app.ts'
import { parseInput } from '../../platform/http/input.ts'
import { rawRoute, type RawCall } from '../../platform/http/raw-route.ts'
import { readForms } from '../../platform/http/read-forms.ts'
import { toRefusal } from '../../platform/http/wire-error.ts'
import {
  askRefundAccount,
  beginRefund,
  noteRefundAccount,
  releaseRefund,
} from '../backoffice/refund-accounts.ts'
import { getRefundLink, giveRefundAccount } from './by-link.ts'

export function refundAccountRoutes(app: App): void {
  route(app, api.getRefundLink, getRefundLink)
  route(app, api.giveRefundAccount, giveRefundAccount)
  route(app, backoffice.askRefundAccount, askRefundAccount)
  route(app, backoffice.noteRefundAccount, noteRefundAccount)
  route(app, backoffice.beginRefund, beginRefund)
  route(app, backoffice.releaseRefund, releaseRefund)
  formRoute(app)
  shortLinkRoute(app)
}

/** For browsers without scripts: leads back to the page, which says what came of it. */
function formRoute(app: App): void {
  const input = z.object({ token: api.refundToken })
  rawRoute(
    app,
    {
      method: 'POST',
      path: '/refund-account/{token}/form',
      realm: 'none',
      summary: 'The account that money goes back to, by a plain form',
      input,
      bodyLimit: 4096,
      parsers: readForms,
    },
    async (ctx, call: RawCall<typeof input>) => {
      const { token } = call.input
      const query = await take(ctx, call)
      return call.reply.redirect(`${refundAccountPath(token)}${query}`, 303)
    },
  )
}

/** What the page is told by its address: which fields were wrong, never what stood in them. */
async function take(
  ctx: Context,
  { input, request }: RawCall<z.ZodObject<{ token: z.ZodString }>>,
) {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const typed = Object.fromEntries(
    ['bank_bin', 'account_number', 'holder'].map((name) => [name, form.get(name) || undefined]),
  )
  try {
    const given = { ...typed, token: input.token, version: Number(form.get('version')) }
    await giveRefundAccount(ctx, parseInput(api.giveRefundAccount, given))
    return ''
  } catch (error) {
    const { code, details } = toRefusal(error)
    if (code === 'internal') throw error
    const wrong = Object.keys(details.fields ?? {}).filter((name) => name in typed)
    return `?${new URLSearchParams({ loi: wrong.join() || code })}`
  }
}

/** The address that stands in messages leads to the page. */
function shortLinkRoute({ fastify }: App): void {
  fastify.get<{ Params: { token: string } }>(`${shortRefundPath}:token`, async (request, reply) => {
    const token = api.refundToken.regex(/^[\w-]+$/).safeParse(request.params.token).data
    return reply.redirect(token ? refundAccountPath(token) : '/', 302)
  })
}
