import { z } from 'zod'
import type { Access } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { photoIdField } from '#domain/review/fields.ts'
import type { Caller } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { findReviewPhoto, type FoundPhoto } from './photo-queries.ts'

const input = z.object({ id: photoIdField, size: z.enum(['small']).optional() })

/** Pictures of reviews: of those that are shown everybody's, of the others their writer's and staff's. */
export function photoRoutes(app: App): void {
  const everybody = { realm: 'member', guests: true } as const
  servePhoto(
    app,
    '/reviews/photo/{id}',
    everybody,
    'A picture of a review that is shown, or an own one',
  )
  const staff = { realm: 'staff', permission: 'reviews.read' } as const
  servePhoto(app, '/admin/review-photos/{id}', staff, 'A picture of a review')
}

function servePhoto(app: App, path: `/${string}`, access: Access<never>, summary: string): void {
  rawRoute(
    app,
    { ...access, method: 'GET', path, summary, input, produces: 'image/webp' },
    async (ctx, { input: { id, size }, request, reply, caller }) => {
      const isSmall = size === 'small'
      const photo = await findReviewPhoto(ctx.db, id, isSmall)
      if (!photo || !maySee(photo, caller)) throw new Refusal('notFound')
      // Never changes under its id, but who may see it does: a kept one is asked for each time.
      const etag = `"${id}${isSmall ? '-small' : ''}"`
      const vary = 'cookie, authorization'
      void reply.headers({ 'cache-control': 'private, no-cache', etag, vary })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('image/webp').send(photo.bytes)
    },
  )
}

function maySee({ state, memberId }: FoundPhoto, { staff, member }: Caller): boolean {
  if (staff || state === 'shown') return true
  return member !== undefined && member.id === memberId
}
