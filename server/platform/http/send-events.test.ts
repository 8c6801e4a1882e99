import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { streamsPerNetwork } from '../live.ts'
import { networkOf } from '../network.ts'
import { sendEvents } from './send-events.ts'

let shop: TestShop
let server: FastifyInstance

beforeAll(async () => {
  shop = await openTestShop()
  server = fastify({ trustProxy: true })
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

test('readers who left before their stream began take no place', async () => {
  const address = '203.0.113.9'
  const allHandled = Promise.withResolvers<void>()
  let handled = 0
  server.get('/live', async (request, reply) => {
    // As somebody who closes the page while it is still being looked up who they are.
    const left = once(reply.raw, 'close')
    request.raw.socket.destroy()
    await left
    sendEvents(shop.ctx, { request, reply }, { keys: ['orders'] })
    handled += 1
    if (handled === streamsPerNetwork) allHandled.resolve()
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const headers = { 'x-forwarded-for': address }
  const visit = () => fetch(`http://127.0.0.1:${port}/live`, { headers })
  const visits = await Promise.allSettled(Array.from({ length: streamsPerNetwork }, visit))
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set(['rejected']))
  await allHandled.promise
  expect(shop.ctx.live.enter(networkOf(address), () => undefined)).not.toBeNull()
})
