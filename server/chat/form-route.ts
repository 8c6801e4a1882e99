import type { FastifyRequest } from 'fastify'
import { rateChat as rating, sendChatMessage as definition } from '#domain/chat/api.ts'
import type { Inbox } from '#domain/chat/states.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { parseInput } from '../platform/http/input.ts'
import { rawRoute, type RawCall } from '../platform/http/raw-route.ts'
import { readForms } from '../platform/http/read-forms.ts'
import { toRefusal } from '../platform/http/wire-error.ts'
import { rateChat } from './own-chat.ts'
import { sendChatMessage } from './send-message.ts'

/** Writing and rating by a plain form, for browsers without script: leads back to the page of the chat. */
export function chatFormRoute(app: App): void {
  rawRoute(
    app,
    {
      method: 'POST',
      path: '/chat/form',
      realm: 'none',
      summary: 'A message by a plain form: leads to the page of the chat',
      bodyLimit: 32 * 1024,
      parsers: readForms,
    },
    async (ctx, call) => call.reply.redirect(await take(app, ctx, call), 303),
  )
}

async function take(app: App, ctx: Context, { request, reply, caller }: RawCall): Promise<string> {
  ensureOwnPage(request)
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const of = (name: string) => form.get(name) || undefined
  const inbox: Inbox = of('inbox') === 'vaccine' ? 'vaccine' : 'shop'
  const { member } = await app.authenticate(ctx, ['member'], request, reply)
  const who = { ...caller, ...(member && { member }) }
  try {
    if (of('stars')) {
      const input = parseInput(rating, { inbox, stars: of('stars'), words: of('words') ?? '' })
      await rateChat(ctx, input, who)
      return pathOf(inbox)
    }
    const product = of('product')
    const attached = product && { kind: 'product', id: Number(product) }
    const fields = { inbox, client_id: of('client_id'), words: of('words'), attached }
    await sendChatMessage(ctx, parseInput(definition, fields), who)
    return pathOf(inbox)
  } catch (error) {
    const { code } = toRefusal(error)
    if (code === 'internal') throw error
    return pathOf(inbox, code)
  }
}

function pathOf(inbox: Inbox, refused = ''): string {
  const query = new URLSearchParams()
  if (inbox === 'vaccine') query.set('kenh', 'tiem-chung')
  if (refused) query.set('loi', refused)
  const text = query.toString()
  return `/tro-chuyen/${text && `?${text}`}${refused ? '' : '#moi-nhat'}`
}

/** A form of another site must not write for whoever is known here. */
function ensureOwnPage({ headers, host }: FastifyRequest): void {
  const { origin } = headers
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host) {
    throw new Refusal('csrfInvalid')
  }
}
