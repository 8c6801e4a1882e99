import { iconPaths } from '#domain/brand/paths.ts'
import type { App } from '../platform/http/app.ts'
import { refuseUnknown } from '../platform/http/server.ts'
import { findPicture } from './queries.ts'
import { findSharePicture } from './share/share-picture.ts'

const namePattern = /^[0-9a-f]{32}-\d{2,4}\.(?:webp|avif)$/

const sharePattern = /^([0-9a-f]{32})\.jpg$/

/** Uploaded pictures: named by their content, so a browser never asks for one again. */
export function pictureRoutes({ fastify, ctx }: App): void {
  fastify.get<{ Params: { name: string } }>('/media/u/:name', async (request, reply) => {
    const { name } = request.params
    const picture = namePattern.test(name) ? await findPicture(ctx.db, name) : null
    if (!picture) return refuseUnknown(reply)
    void reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type(picture.contentType).send(picture.bytes)
  })
  fastify.get<{ Params: { name: string } }>('/media/share/:name', async (request, reply) => {
    const hash = sharePattern.exec(request.params.name)?.[1]
    if (!hash) return refuseUnknown(reply)
    try {
      const bytes = await findSharePicture(ctx, hash)
      if (!bytes) return refuseUnknown(reply)
      void reply.header('cache-control', 'public, max-age=31536000, immutable')
      return await reply.type('image/jpeg').send(bytes)
    } catch (error) {
      // Whoever shares a link sees the brand's picture rather than none; next time it is tried again.
      ctx.log.warn({ err: error, hash }, 'a shared link could not be drawn')
      return reply.header('cache-control', 'no-store').redirect(iconPaths.share)
    }
  })
}
