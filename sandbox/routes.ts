import { z } from 'zod'
import { cleanText } from '#domain/kernel/fold.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/platform/http/app.ts'
import { listSentMessages } from '#server/notification/index.ts'
import { totpCodeAt } from '#server/staff/index.ts'
import { beaconRoutes } from './beacon.ts'
import { captchaSandboxRoutes } from './captcha/routes.ts'
import { carrierSandboxRoutes } from './carriers/routes.ts'
import { codeRoutes } from './code-routes.ts'
import { courierRoutes } from './courier-page.ts'
import { devPage, type DeskLogin } from './dev-page.ts'
import { drawRoutes } from './draw-routes.ts'
import { gameRoutes } from './game-routes.ts'
import { orderMoveRoutes } from './order-moves.ts'
import { formPageHeaders } from './own-form.ts'
import { mailRoutes } from './mail-routes.ts'
import { payRoutes } from './pay/routes.ts'

const query = z.object({ to: z.string().max(200).transform(cleanText).optional().catch(undefined) })

/** Shown to programs as they are; the page shows what the authenticator of all of the desk says now. */
export interface ShownLogins {
  admin: Omit<DeskLogin, 'role'> & { totp_secret: string }
  staff: readonly DeskLogin[]
}

/** Looking behind the curtain in development, the demo and staging, which has no logins to show; in production none of it exists. */
export function sandboxRoutes(app: App, logins: ShownLogins | null): void {
  const { fastify, ctx } = app
  if (!ctx.config.devTools) return
  orderMoveRoutes(app)
  courierRoutes(app)
  codeRoutes(app)
  gameRoutes(app)
  beaconRoutes(app)
  drawRoutes(app)
  payRoutes(app)
  mailRoutes(app)
  captchaSandboxRoutes(app)
  carrierSandboxRoutes(app)
  fastify.get('/dev/messages', async (request, reply) => {
    const { to } = query.parse(request.query)
    void reply.header('cache-control', 'no-store')
    return { data: await listSentMessages(ctx, to) }
  })
  fastify.get('/dev/logins', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { data: logins }
  })
  fastify.get('/dev/', async (_request, reply) => {
    void reply.headers(formPageHeaders)
    return reply
      .type('text/html; charset=utf-8')
      .send(devPage(await listSentMessages(ctx, undefined), backofficeLogins(ctx, logins)))
  })
}

function backofficeLogins({ clock }: Context, logins: ShownLogins | null) {
  if (logins === null) return null
  const { admin, staff } = logins
  const { totp_secret: secret, ...login } = admin
  return {
    logins: [{ ...login, role: 'admin' as const }, ...staff],
    code: totpCodeAt(secret, clock.now()),
  }
}
