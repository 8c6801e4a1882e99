import type { FastifyRequest } from 'fastify'
import { gameSlug, playGame as definition } from '#domain/game/api.ts'
import { gameTurnPath } from '#domain/game/game-path.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { parseInput } from '../platform/http/input.ts'
import { rawRoute, type RawCall } from '../platform/http/raw-route.ts'
import { readForms } from '../platform/http/read-forms.ts'
import { toRefusal } from '../platform/http/wire-error.ts'
import { playGame } from './play-game.ts'

/** A turn by a plain form, for pages whose script does not run: leads to the page that tells what it brought. */
export function turnForms(app: App): void {
  rawRoute(
    app,
    {
      method: 'POST',
      path: '/game/form',
      realm: 'none',
      summary: 'A turn by a plain form: leads to the page that tells what it brought',
      bodyLimit: 4096,
      parsers: readForms,
    },
    async (ctx, call) => call.reply.redirect(await takeTurn(app, ctx, call), 303),
  )
}

async function takeTurn(app: App, ctx: Context, call: RawCall): Promise<string> {
  const { request, reply, caller } = call
  ensureOwnPage(request)
  const fields = fieldsOf(request)
  const slug = gameSlug.safeParse(fields.slug).data
  if (slug === undefined) throw new Refusal('notFound')
  const { member } = await app.authenticate(ctx, ['member'], request, reply)
  try {
    const input = parseInput(definition, fields)
    const { entry } = await playGame(ctx, input, { ...caller, member })
    return gameTurnPath(slug, entry.number)
  } catch (error) {
    const { code } = toRefusal(error)
    if (code === 'internal') throw error
    return `${gameTurnPath(slug)}?loi=${code}`
  }
}

/** A form of another site must not play for whoever is logged in here. */
function ensureOwnPage({ headers, host }: FastifyRequest): void {
  const { origin } = headers
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host) {
    throw new Refusal('csrfInvalid')
  }
}

/** What a form says of a turn; a field that is left empty says nothing. */
function fieldsOf({ body }: FastifyRequest) {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  const of = (name: string) => form.get(name) || undefined
  const entry = of('entry')
  return {
    slug: of('slug'),
    ticket: of('ticket'),
    entry: entry === undefined ? undefined : Number(entry),
  }
}
