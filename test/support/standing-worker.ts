import { Pool } from 'pg'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { LiveHub } from '#server/platform/live.ts'
import { silentLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { openChangeBus } from '#server/platform/change-bus.ts'
import { PublicCache } from '#server/platform/answers/public-cache.ts'
import { createRateLimits } from '#server/platform/rate-limit.ts'
import { runSubscriptions } from '#server/subscription/index.ts'
import { testConfig } from './test-config.ts'

/** One worker's run of the subscriptions as a process of its own, to be killed: `url, now`. */
const [url, now] = process.argv.slice(2) as [string, string]
const { db, pool } = openDatabase(url, { maxConnections: 2 })
const limitsPool = new Pool({ connectionString: url, max: 1 })
const cache = new PublicCache()
const live = new LiveHub()
await runSubscriptions({
  db,
  asideDb: openDatabase(url, { maxConnections: 1 }).db,
  pool,
  clock: fixedClock(now),
  config: testConfig,
  log: silentLog,
  cache,
  changeBus: openChangeBus(url, { cache, live, log: silentLog }),
  live,
  limits: createRateLimits(limitsPool, false),
  metrics: createMetrics(cache),
  outbox: { wake: () => undefined },
})
process.exit(0)
