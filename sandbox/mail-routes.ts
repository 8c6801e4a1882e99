import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import { findShownMail } from '#server/notification/index.ts'
import type { App } from '#server/platform/http/app.ts'

const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** What a mail brings is shown and nothing of it runs or is fetched. */
const mailHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/** The demo's mails, as a reader and as a plain screen show them. */
export function mailRoutes({ fastify, ctx }: App): void {
  const find = async (asked: unknown) => {
    const parsed = params.safeParse(asked)
    const mail = parsed.success ? await findShownMail(ctx, parsed.data.id) : null
    if (!mail) throw new Refusal('notFound')
    return mail
  }
  fastify.get('/dev/mail/:id', async (request, reply) => {
    const { html } = await find(request.params)
    return reply.headers(mailHeaders).type('text/html; charset=utf-8').send(html)
  })
  fastify.get('/dev/mail/:id/text', async (request, reply) => {
    const { subject, body } = await find(request.params)
    return reply
      .headers(mailHeaders)
      .type('text/plain; charset=utf-8')
      .send(`Subject: ${subject}\n\n${body}`)
  })
}
