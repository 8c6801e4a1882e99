import { Pool } from 'pg'
import type { Context } from '#server/context.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { LiveHub } from '#server/platform/live.ts'
import { silentLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { openChangeBus } from '#server/platform/change-bus.ts'
import { PublicCache } from '#server/platform/answers/public-cache.ts'
import { createRateLimits } from '#server/platform/rate-limit.ts'
import { testConfig } from './test-config.ts'

/** Another process at the same database, as `npm run doctor` is. */
export async function withDatabase<T>(url: string, work: (ctx: Context) => Promise<T>): Promise<T> {
  const { db, pool, close } = openDatabase(url, { maxConnections: 2 })
  const aside = openDatabase(url, { maxConnections: 1 })
  const limitsPool = new Pool({ connectionString: url, max: 1 })
  const cache = new PublicCache()
  const live = new LiveHub()
  const changeBus = openChangeBus(url, { cache, live, log: silentLog })
  try {
    return await work({
      db,
      asideDb: aside.db,
      pool,
      clock: systemClock,
      config: testConfig,
      log: silentLog,
      cache,
      changeBus,
      live,
      limits: createRateLimits(limitsPool, false),
      metrics: createMetrics(cache),
      outbox: { wake: () => undefined },
    })
  } finally {
    await changeBus.close()
    await limitsPool.end()
    await aside.close()
    await close()
  }
}
