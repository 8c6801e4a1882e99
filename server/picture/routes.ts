import type { App } from '../platform/http/app.ts'
import { refuseUnknown } from '../platform/http/server.ts'
import { findPicture } from './store.ts'

const namePattern = /^[0-9a-f]{32}-\d{2,4}\.(?:webp|avif)$/

/** Uploaded pictures: named by their content, so a browser never asks for one again. */
export function pictureRoutes({ fastify, ctx }: App): void {
  fastify.get<{ Params: { name: string } }>('/media/u/:name', async (request, reply) => {
    const { name } = request.params
    const picture = namePattern.test(name) ? await findPicture(ctx.db, name) : null
    if (!picture) return refuseUnknown(reply)
    void reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type(picture.contentType).send(picture.bytes)
  })
}
