import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { enterEnvironment } from '#server/environment.ts'
import { seedUnits } from '#server/location/index.ts'
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
export function startDemoShop(config: Partial<Config> = {}): Promise<RunningShop> {
  return start({ template: inject('demo').template, config })
}

/** A shop as it is sold, on an empty database: nobody has said yet whose it is. */
export async function startNewShop(config: Partial<Config> = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'new-shop-'))
  const sold = { appEnv: 'production', devTools: false, dataDir, ...config } as const
  const shop = await start({ identity: 'new', config: sold })
  await seedUnits(shop.ctx.db, systemClock)
  await enterEnvironment(shop.ctx)
  return shop
}

async function start({
  config,
  ...options
}: Pick<NonNullable<Parameters<typeof openTestShop>[0]>, 'template' | 'identity' | 'config'>) {
  const shop = await openTestShop({
    withPages: true,
    now: systemClock.now().toISOString(),
    config: { rateLimits: false, ...config },
    ...options,
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
