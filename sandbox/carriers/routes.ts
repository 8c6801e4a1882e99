import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { Config } from '#server/platform/env.ts'
import type { App } from '#server/platform/http/app.ts'
import { ownUrl } from '../pay/providers.ts'
import { callShop } from '../pay/shop-line.ts'
import { sandboxCarrierSecrets as secrets } from './play-carriers.ts'
import { openBooks, serveCarrier } from './serve-carriers.ts'
import { viettelPostPush } from './viettel-post.ts'
import { vnPostPush } from './vn-post.ts'

const root = '/dev/carriers'
const names = { viettelpost: 'viettelPost', vnpost: 'vnPost' } as const
type Name = keyof typeof names

/** The demo asks its own carriers, whoever staff choose. */
export function withSandboxCarriers(config: Config): Config {
  const own = ownUrl(config.host, config.port)
  const services = { viettelPost: `${own}${root}/viettelpost`, vnPost: `${own}${root}/vnpost` }
  return { ...config, carrierServices: config.carrierServices ?? services }
}

const telling = z.object({
  status: z.coerce.number().int(),
  at: z.iso.datetime({ offset: true }).optional(),
})
const moods = z.object({
  mood: z.enum(['well', 'silent', 'lost', 'fault', 'garbage', 'refuse', 'noLogin']),
})

/**
 * Viettel Post and VNPost as the shop meets them: they make and cancel parcels by their protocols, tell of them when
 * they are told to (`POST …/tell/{number}`), and fail when they are told to (`POST …/mood`).
 */
export function carrierSandboxRoutes({ fastify, ctx }: App): void {
  const carriers = openBooks()
  for (const name of Object.keys(names) as Name[]) {
    const books = carriers[names[name]]
    fastify.post(`${root}/${name}/mood`, async (request) => {
      books.mood = moods.parse(request.body).mood
      return { data: { mood: books.mood } }
    })
    fastify.get(`${root}/${name}/parcels`, async () => ({ data: books.parcels }))
    fastify.post<{ Params: { number: string } }>(
      `${root}/${name}/tell/:number`,
      async ({ params: { number }, body }) => {
        const parcel = books.parcels.find(({ trackingCode }) => trackingCode === number)
        if (!parcel) throw new Refusal('notFound')
        const { status, at } = telling.parse(body)
        const happened = { status, at: at ? new Date(at) : ctx.clock.now() }
        const answer = await callShop(fastify, pushOf(name, parcel, happened))
        return { data: answer }
      },
    )
    fastify.all(`${root}/${name}/*`, (request, reply) => {
      const url = request.url.slice(`${root}/${name}`.length)
      reply.hijack()
      const { headers, body } = request
      serveCarrier(carriers, names[name], { url, headers, body }, reply.raw)
    })
  }
}

function pushOf(
  name: Name,
  parcel: Parameters<typeof viettelPostPush>[0],
  happened: { status: number; at: Date },
) {
  const json = { 'content-type': 'application/json' }
  const body =
    name === 'viettelpost' ? viettelPostPush(parcel, happened) : vnPostPush(parcel, happened)
  const headers =
    name === 'viettelpost'
      ? json
      : { ...json, authorization: secrets.vnPostHook, 'ems-transaction': parcel.trackingCode }
  return {
    method: 'POST' as const,
    path: `/api/shipping/notify/${name}`,
    headers,
    body: JSON.stringify(body),
  }
}
