import { setTimeout as wait } from 'node:timers/promises'
import { brandName } from '#domain/brand/current-brand.ts'
import { buildApp } from './app.ts'
import { openBrand } from './brand/index.ts'
import { freshIndex, openPriceClock } from './catalog/index.ts'
import type { Context } from './context.ts'
import { enterEnvironment } from './environment.ts'
import { openGameClock } from './game/index.ts'
import { openWebhookSender } from './partner/index.ts'
import { openHoldClock } from './stock/index.ts'
import { seedUnits } from './location/index.ts'
import { systemClock } from './platform/clock.ts'
import { openPool } from './platform/connection.ts'
import { currentRequest } from './platform/current-request.ts'
import { openDatabasePulse, silenceFigure, type DatabasePulse } from './platform/database-pulse.ts'
import { startDatabaseServer } from './platform/database-server.ts'
import { openDatabase } from './platform/db.ts'
import type { Config } from './platform/env.ts'
import type { App } from './platform/http/app.ts'
import { outboxKey, type JobRunner } from './platform/jobs/job-runner.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { enterKeys } from './platform/keys/kept-keys.ts'
import { LiveHub } from './platform/live.ts'
import { LoadGate } from './platform/http/shed-load.ts'
import { watchLoad } from './platform/http/watch-load.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { migrate } from './platform/migrate.ts'
import { moveOldContent } from './publishing/index.ts'
import { openChangeBus } from './platform/change-bus.ts'
import { openStandbys } from './platform/standbys/standbys.ts'
import { PublicCache } from './platform/answers/public-cache.ts'
import { RingFile } from './platform/answers/ring-file.ts'
import { createRateLimits } from './platform/rate-limit.ts'
import { exitCodeOf, findStartFailure } from './platform/start-failure.ts'
import { issueSetupToken } from './staff/index.ts'
import { work } from './work.ts'

const drainMs = 15_000
/** Connections that may wait to be taken: one more is silently dropped, and whoever sent it tries again after seconds. */
const backlog = 4096
/** Of disk, for answers that memory does not hold: some 30,000 pages. */
const keptAnswersBytes = 512 * 1024 * 1024
const state = { stopping: false, serving: false }

/** What the demo's entry adds to the shop. */
export interface Addition {
  /** Fills the database once it is migrated, before anything else reads it. */
  load(tools: Pick<Context, 'db' | 'clock' | 'config'>): Promise<void>
  /** Routes beside the shop's own. */
  routes(app: App): void
  /** Said below the shop's address. */
  announce(config: Config): string[]
}

/** Runs the shop until it is told to stop; what keeps it from starting is told and ends the process. */
export async function runShop(readConfig: () => Config, addition?: Addition): Promise<void> {
  try {
    await start(readConfig(), addition)
  } catch (error) {
    for (const line of findStartFailure(error) ?? [String((error as Error).stack ?? error)]) {
      process.stderr.write(`${line}\n`)
    }
    process.exit(exitCodeOf(error))
  }
}

/** Everything in the order in which it depends on each other; stopping goes the other way round. */
async function start(config: Config, addition?: Addition): Promise<void> {
  const log = createLog(config.logLevel)
  const closers: (() => Promise<unknown>)[] = []
  const stop = (signal: NodeJS.Signals) => {
    if (state.stopping) return
    state.stopping = true
    log.info({ signal }, 'stopping')
    const leaveMs = signal === 'SIGTERM' && state.serving ? config.leaveFor : 0
    setTimeout(() => process.exit(1), leaveMs + drainMs).unref()
    // Until the proxy has seen that it is not ready any more, it goes on sending people here.
    void wait(leaveMs)
      .then(() => closeAll(closers, log))
      .then(() => process.exit(0))
  }
  // Before anything is opened: Ctrl-C may come while the shop starts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // A fault nobody foresaw: what this process knows may be wrong, so whoever supervises it starts another.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault ended the process')
    process.exit(1)
  })
  try {
    await open(config, log, closers, addition)
    // To whoever supervises this process.
    process.send?.({ ready: true }, () => undefined)
  } catch (error) {
    if (state.stopping) return
    await closeAll(closers, log)
    throw error
  }
}

async function closeAll(closers: readonly (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (const close of closers.toReversed()) {
    await close().catch((error: unknown) => log.error({ err: error }, 'stop'))
  }
}

async function open(
  given: Config,
  log: Log,
  closers: (() => Promise<unknown>)[],
  addition?: Addition,
): Promise<void> {
  const server = await startDatabaseServer(given, log)
  closers.push(() => server.stop())
  const { pulse, stop: stopPulse } = openDatabasePulse(server.url, log)
  closers.push(async () => stopPulse())
  const onSlow = (ms: number, text: string) => {
    const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, 400)
    log.warn({ requestId: currentRequest.getStore()?.id, ms, statement }, 'slow statement')
  }
  const database = openDatabase(server.url, { pulse, onSlow })
  closers.push(() => database.close())
  await migrate(database.pool, undefined, { tell: (line) => log.warn(line) })
  const config = await enterKeys({ db: database.db, clock: systemClock, config: given })
  await seedUnits(database.db, systemClock)
  const tools = { db: database.db, clock: systemClock, config }
  await moveOldContent(tools)
  await enterEnvironment(tools)
  await addition?.load(tools)
  const { databaseReadUrls: readUrls } = config
  const standbys = readUrls && openStandbys(server.url, readUrls, { log, onSlow })
  if (standbys) closers.push(() => standbys.close())
  // The index is read at once, and need not be read where writes go.
  await standbys?.look()
  const ctx = createContext(config, log, server.url, { ...database, standbys, pulse }, closers)
  silenceFigure(ctx.metrics, pulse)
  // Before the first message is worded: a worker signs them as every other process does.
  const brand = await openBrand(ctx)
  closers.push(async () => brand.close())
  const priceClock = openPriceClock(ctx)
  closers.push(() => priceClock.stop())
  await openWorker(ctx, server.url, closers)
  if (config.role === 'worker') return
  // The first search must not wait for the index.
  await freshIndex(ctx)
  const gate = new LoadGate()
  const app = await buildApp(ctx, {
    brand,
    ...(config.shedding === false ? {} : { gate }),
    pulse,
    isStopping: () => state.stopping,
    addRoutes: addition?.routes,
  })
  closers.push(() => app.fastify.close())
  const meter = watchLoad(app, gate)
  closers.push(async () => meter.stop())
  await app.fastify.listen({ port: config.port, host: config.host, backlog })
  state.serving = true
  announce(config, log, [...(addition?.announce(config) ?? []), ...(await setupLines(ctx))])
}

function createContext(
  config: Config,
  log: Log,
  databaseUrl: string,
  {
    db,
    pool,
    standbys,
    pulse,
  }: Pick<Context, 'db' | 'pool' | 'standbys'> & { pulse: DatabasePulse },
  closers: (() => Promise<unknown>)[],
): Context & { outbox: Pick<JobRunner, 'wake'> } {
  const file = RingFile.open(config.dataDir, keptAnswersBytes, log)
  const cache = new PublicCache({ file })
  closers.push(async () => cache.close())
  const live = new LiveHub()
  const onNews = standbys && (() => standbys.heard())
  const changeBus = openChangeBus(databaseUrl, { cache, live, log, onNews })
  closers.push(() => changeBus.close())
  // Limits count on connections of their own: an order that holds one never waits for a second.
  const limitsPool = openPool({
    connectionString: databaseUrl,
    max: 3,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    application_name: 'anlanh-limits',
  })
  closers.push(() => limitsPool.end())
  const aside = openDatabase(databaseUrl, { maxConnections: 4, pulse })
  closers.push(() => aside.close())
  return {
    db,
    asideDb: aside.db,
    pool,
    standbys,
    clock: systemClock,
    config,
    log,
    cache,
    changeBus,
    live,
    limits: createRateLimits(limitsPool, config.rateLimits),
    metrics: createMetrics(cache),
    outbox: { wake: () => undefined },
  }
}

async function openWorker(
  ctx: Context,
  databaseUrl: string,
  closers: (() => Promise<unknown>)[],
): Promise<void> {
  if (ctx.config.role === 'web') {
    ctx.outbox.wake = () => ctx.changeBus.tell([outboxKey])
    return
  }
  const runner = await startJobs(ctx, databaseUrl, work)
  ctx.outbox.wake = () => runner.wake()
  closers.push(() => runner.stop())
  const holdClock = openHoldClock(ctx)
  closers.push(() => holdClock.stop())
  const webhooks = openWebhookSender(ctx)
  closers.push(() => webhooks.stop())
  const gameClock = openGameClock(ctx)
  closers.push(() => gameClock.stop())
}

/** To whoever starts a new shop: the terminal is theirs, and so is the first account. */
async function setupLines(ctx: Context): Promise<string[]> {
  const issued = await issueSetupToken(ctx)
  if (!issued) return []
  return [
    `Thiết lập lần đầu: ${ctx.config.publicUrl}/quan-tri/thiet-lap/`,
    `Mã thiết lập, dùng một lần: ${issued.token}`,
    `(cũng ở tệp ${issued.file}; không đưa cho ai)`,
  ]
}

function announce(config: Config, log: Log, added: readonly string[]): void {
  if (config.appEnv === 'production' && config.publicUrl.startsWith('http:')) {
    log.warn({ publicUrl: config.publicUrl }, 'set PUBLIC_URL to the https address people use')
  }
  process.stdout.write(`${[`${brandName()}: ${config.publicUrl}/`, ...added].join('\n')}\n`)
}
