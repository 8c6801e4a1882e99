import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { watchLoad } from './watch-load.ts'

let shop: TestShop
let stop: () => void
let origin: string
beforeAll(async () => {
  shop = await openTestShop({ config: { trustedProxies: ['127.0.0.1'], rateLimits: false } })
  ;({ stop } = watchLoad(shop.app, shop.gate))
  await shop.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.fastify.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  stop()
  await shop.close()
})

/** As a proxy sends on what came to it so long ago. */
async function ask(path: string, waitedMs: number, method = 'GET'): Promise<number> {
  const headers = { 'x-request-start': `t=${(Date.now() - waitedMs) * 1000}` }
  const response = await fetch(`${origin}${path}`, { method, headers })
  await response.text()
  return response.status
}
const search = () => `/api/product/search?search=${crypto.randomUUID().slice(0, 8)}`

test('who waited before the process is seen: browsing is put off, money that came is not', async () => {
  // A fifth of a second is measured at a time, and each of three in a row must hear of it.
  await waitFor(async () => {
    const asked = Array.from({ length: 4 }, () => ask(search(), 2500))
    expect(await Promise.all(asked)).toContain(503)
  })
  expect(await ask('/api/payment/notify/bank', 2500, 'POST')).not.toBe(503)
  const figures = await shop.ctx.metrics.registry.metrics()
  expect(figures).toMatch(/load_shed_total\{step="browsing"\} [1-9]/)
  expect(figures).not.toMatch(/load_shed_total\{step="checkout"\} [1-9]/)
})
