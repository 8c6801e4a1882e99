import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { startJobs } from '#server/platform/jobs/start-jobs.ts'
import type { Config } from '#server/platform/env.ts'
import { systemClock } from '#server/platform/clock.ts'
import { work } from '#server/work.ts'
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
  const runner = await startJobs(shop.ctx, shop.databaseUrl, { ...work, scheduled: [] })
  shop.ctx.outbox.wake = () => runner.wake()
  await shop.app.fastify.listen({ port: shop.ctx.config.port, host: '127.0.0.1' })
  const { port } = shop.app.fastify.server.address() as AddressInfo
  return {
    ...shop,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await runner.stop()
      await shop.close()
    },
  }
}
