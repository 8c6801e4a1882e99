import type { FastifyReply, FastifyRequest } from 'fastify'
import { iconPaths, manifestPath } from '#domain/brand/paths.ts'
import { findPictureBytes, inDrawingQueue } from '../picture/index.ts'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { drawBrandShare, drawIcon, markSvg, type IconShape } from './draw-brand.ts'
import { shopManifest } from './manifest.ts'
import type { BrandKeeper } from './open-brand.ts'
import type { DrawnBrand } from './read-brand.ts'

const icons: Readonly<Record<string, IconShape>> = {
  [iconPaths.small]: { size: 192, ground: 'round' },
  [iconPaths.large]: { size: 512, ground: 'round' },
  [iconPaths.maskable]: { size: 512, ground: 'whole' },
  [iconPaths.apple]: { size: 180, ground: 'whole' },
}

/** The shop's icons, its picture for links and its manifest: drawn of the settings, once for every look. */
export function brandRoutes(app: App, brand: BrandKeeper): void {
  const { fastify, ctx } = app
  const drawn = new Map<string, Promise<Buffer>>()
  const draw = (name: string, work: (of: DrawnBrand) => Promise<Buffer>): Promise<Buffer> => {
    const key = `${brand.last.version} ${name}`
    const known = drawn.get(key)
    if (known) return known
    // Of an older look nobody asks for anything any more.
    if (drawn.size >= 12) drawn.clear()
    const made = inDrawingQueue('brand', () => work(brand.last))
    drawn.set(key, made)
    made.catch(() => drawn.delete(key))
    return made
  }
  for (const [path, shape] of Object.entries(icons)) {
    fastify.get(path, async (request, reply) => {
      const bytes = await draw(path, async (of) => drawIcon(of, await ownIcon(ctx, of), shape))
      return keep(request, reply, brand.last).type('image/png').send(bytes)
    })
  }
  fastify.get(iconPaths.share, async (request, reply) =>
    keep(request, reply, brand.last)
      .type('image/jpeg')
      .send(await draw(iconPaths.share, drawBrandShare)),
  )
  fastify.get(iconPaths.favicon, async (request, reply) => {
    const { icon, color, version } = brand.last
    if (icon)
      return reply.header('cache-control', 'no-cache').redirect(`${iconPaths.small}?v=${version}`)
    return keep(request, reply, brand.last)
      .type('image/svg+xml')
      .send(markSvg(color, { ground: 'round' }))
  })
  fastify.get(manifestPath, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(shopManifest(brand.last))),
  )
}

/** For good under the address of this look; whoever asks without one asks again. */
function keep(request: FastifyRequest, reply: FastifyReply, { version }: DrawnBrand): FastifyReply {
  const { v } = request.query as { v?: unknown }
  const isThis = v === version
  return reply.header(
    'cache-control',
    isThis ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  )
}

async function ownIcon({ db }: Context, { icon }: DrawnBrand): Promise<Buffer | null> {
  return icon && findPictureBytes(db, icon.stem)
}
