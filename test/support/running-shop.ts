import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { listeners } from '#server/listeners.ts'
import { createQueues, openJobs, startWorkers } from '#server/platform/jobs.ts'
import { startOutboxRelay } from '#server/platform/outbox.ts'
import type { Config } from '#server/platform/env.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openTestShop, type TestShop } from './app.ts'

export interface RunningShop extends TestShop {
  /** Where the browser finds it: `http://127.0.0.1:41234`. */
  origin: string
}

/** The demo shop with its pages, listening on a port of its own unless told which, for browser journeys. */
export async function startDemoShop(config: Partial<Config> = {}): Promise<RunningShop> {
  const shop = await openTestShop({
    withPages: true,
    template: inject('demo').template,
    now: systemClock.now().toISOString(),
    config: { rateLimits: false, ...config },
  })
  const boss = await openJobs(shop.databaseUrl, shop.ctx)
  await createQueues(boss, listeners)
  await startWorkers(boss, shop.ctx, listeners, [])
  const relay = startOutboxRelay(shop.ctx, boss, listeners)
  shop.ctx.outbox.wake = () => relay.wake()
  await shop.app.fastify.listen({ port: shop.ctx.config.port, host: '127.0.0.1' })
  const { port } = shop.app.fastify.server.address() as AddressInfo
  return {
    ...shop,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await relay.stop()
      await boss.stop({ graceful: false })
      await shop.close()
    },
  }
}
