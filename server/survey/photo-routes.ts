import { z } from 'zod'
import type { Access } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { getPharmacy } from '../platform/http/access.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { findPhoto } from './photo-queries.ts'

const input = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })

const whoAsks = 'cookie, authorization, drugstoreId'

/** Pictures of answers: a pharmacy sees its own, staff with the right all of them, nobody else any. */
export function photoRoutes(app: App): void {
  const serve = (path: `/${string}`, access: Access<never>, summary: string) =>
    rawRoute(
      app,
      { ...access, method: 'GET', path, summary, input, produces: 'image/webp' },
      async (ctx, { input: { id }, request, reply, caller }) => {
        const own = access.realm === 'pharmacy' ? getPharmacy(caller).code : undefined
        const bytes = await findPhoto(ctx.db, id, own)
        if (!bytes) throw new Refusal('notFound')
        // Never changes under its id, but who may see it does: a kept one is asked for each time.
        const etag = `"${id}"`
        void reply.headers({ 'cache-control': 'private, no-cache', etag, vary: whoAsks })
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.type('image/webp').send(bytes)
      },
    )
  serve('/survey/photo/{id}', { realm: 'pharmacy' }, "A picture of one of this store's answers")
  const staff = { realm: 'staff', permission: 'surveys.read' } as const
  serve('/admin/survey-photos/{id}', staff, 'A picture of an answer')
}
