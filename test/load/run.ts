import { cpus, loadavg } from 'node:os'
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openDemoShop, openManyShop, type BenchShop } from './bench-shops.ts'
import { measureCodes } from './codes.ts'
import { allCores, findCores, stayOn, type Cores } from './cores.ts'
import { startBenchPostgres } from './databases.ts'
import { measureCounter, openCounter } from './counter.ts'
import { measureDraw } from './draw.ts'
import { measureChats } from './chat.ts'
import { measureContent } from './content.ts'
import { measureBackoffice, openBackoffice } from './backoffice.ts'
import { measureEarning } from './earn.ts'
import { measureGame } from './game.ts'
import { measureEdits } from './edits.ts'
import { measureHotOrders } from './hot-orders.ts'
import { measureInvalidation } from './invalidation.ts'
import { measureLogins } from './logins.ts'
import { measureOrders } from './orders.ts'
import { measurePages } from './pages.ts'
import { measurePartners } from './partners.ts'
import { measurePayments } from './payment.ts'
import { measureSearch } from './search.ts'
import { measureSizes } from './sizes.ts'
import { measureStage } from './stage.ts'
import { markdownTable, missingRow, type Row } from './table.ts'
import { measureWalk } from './walk.ts'

const usual = [
  'pages',
  'content',
  'orders',
  'earn',
  'game',
  'payment',
  'chat',
  'partners',
  'search',
  'logins',
  'sizes',
] as const
/** Minutes each, so only when they are asked for. */
const long = ['walk', 'edits', 'hot', 'invalidation'] as const
const parts = [...usual, ...long]
/** Those that are measured on 20,000 products too. */
const onMany: readonly Part[] = ['pages', 'orders', 'search', 'walk', 'edits']
/** Those that are measured on the demo alone. */
const onDemo: readonly Part[] = ['content', 'earn', 'game', 'payment', 'chat', 'partners']
/** Takes minutes and gigabytes, so only when it is asked for: `codes`, or `codes=2000000` for fewer. */
const codesPattern = /^codes(?:=(\d{7,8}))?$/
const usualCodes = 20_000_000
/** The same: `back office`, or `back office=100000` for fewer orders. */
const backofficePattern = /^desk(?:=(\d{4,7}))?$/
const usualOrders = 1_000_000
/** The same: `counter`, or `counter=100000` for fewer entries. */
const counterPattern = /^counter(?:=(\d{4,7}))?$/
const usualEntries = 1_000_000
/** The same: `draw`, or `draw=100000` for fewer entries. */
const drawPattern = /^draw(?:=(\d{4,7}))?$/
const usualNumbers = 1_000_000
type Part = (typeof parts)[number]

/** What was started, to be ended in the opposite order. */
const running: { stop(): Promise<void> }[] = []
let stopping: Promise<void> | null = null
let interrupted = false
let postgresOnce: Promise<EmbeddedPostgres> | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true
    void stopAll().then(() => process.exit(130))
  })
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    if (!interrupted) process.stderr.write(`${error.stack}\n`)
    process.exitCode = 1
  },
)

async function main(args: string[]): Promise<number> {
  const codes = args.find((arg) => codesPattern.test(arg))
  const backoffice = args.find((arg) => backofficePattern.test(arg))
  const counter = args.find((arg) => counterPattern.test(arg))
  const draw = args.find((arg) => drawPattern.test(arg))
  const named = args.filter((arg) => ![codes, backoffice, counter, draw].includes(arg))
  const unknown = named.find((arg) => !(parts as readonly string[]).includes(arg))
  if (unknown !== undefined) {
    process.stderr.write(
      `npm run bench -- knows ${parts.join(', ')}, codes, desk, counter, draw; not ${unknown}.\n`,
    )
    return 1
  }
  const wanted = new Set<Part>(args.length > 0 ? (named as Part[]) : usual)
  const cores = findCores()
  if (cores) stayOn(cores.load)
  const started = performance.now()
  try {
    const rows = await measure(wanted, cores)
    if (codes !== undefined) rows.push(...(await measureGenuineCodes(codes, cores)))
    if (backoffice !== undefined) rows.push(...(await measureOrdersBackoffice(backoffice, cores)))
    if (counter !== undefined) rows.push(...(await measurePharmacy(counter, cores)))
    if (draw !== undefined) rows.push(...(await measureNumberDraw(draw, cores)))
    say(`${describeRun(cores, started)}\n\n${markdownTable(rows)}`)
  } finally {
    await stopAll()
  }
  return 0
}

async function measure(wanted: ReadonlySet<Part>, cores: Cores | null): Promise<Row[]> {
  const rows: Row[] = []
  if (onDemo.some((part) => wanted.has(part)) || onMany.some((part) => wanted.has(part))) {
    rows.push(...(await measureShops(wanted, cores)))
  }
  if (wanted.has('hot')) rows.push(...(await measureHot(cores)))
  if (wanted.has('invalidation')) rows.push(...(await measureEight(cores)))
  if (wanted.has('logins')) rows.push(...(await measureMembers(cores)))
  if (wanted.has('sizes')) rows.push(...measureSizes())
  return rows
}

/** This process is what is measured here; PostgreSQL stays on the other core. */
async function measureGenuineCodes(asked: string, cores: Cores | null): Promise<Row[]> {
  const total = Number(codesPattern.exec(asked)?.[1] ?? usualCodes)
  const postgres: EmbeddedPostgres = await sharedPostgres()
  if (cores) stayOn(Number(cores.measured))
  const rows = await measureCodes(postgres, Math.max(total, 2_000_000), tell)
  if (cores) stayOn(cores.load)
  return rows
}

async function measureOrdersBackoffice(asked: string, cores: Cores | null): Promise<Row[]> {
  const count = Number(backofficePattern.exec(asked)?.[1] ?? usualOrders)
  tell(`filling a desk with ${count.toLocaleString('en')} orders`)
  const backoffice = await openBackoffice(await sharedPostgres(), cores, count)
  running.push(backoffice.shop)
  tell('the desk')
  return measureBackoffice(backoffice)
}

async function measurePharmacy(asked: string, cores: Cores | null): Promise<Row[]> {
  const count = Number(counterPattern.exec(asked)?.[1] ?? usualEntries)
  tell(`filling a pharmacy's log with ${count.toLocaleString('en')} entries`)
  const bench = await openCounter(await sharedPostgres(), cores, count)
  running.push(bench.shop)
  tell('the counter')
  return measureCounter(bench)
}

async function measureNumberDraw(asked: string, cores: Cores | null): Promise<Row[]> {
  const count = Number(drawPattern.exec(asked)?.[1] ?? usualNumbers)
  const postgres: EmbeddedPostgres = await sharedPostgres()
  tell(`a draw of ${count.toLocaleString('en')} entries`)
  if (cores) stayOn(Number(cores.measured))
  const rows = await measureDraw(postgres, count)
  if (cores) stayOn(cores.load)
  return rows
}

async function measureHot(cores: Cores | null): Promise<Row[]> {
  tell('orders of one hot product')
  return measureHotOrders(await sharedPostgres(), cores)
}

async function measureEight(cores: Cores | null): Promise<Row[]> {
  tell('eight processes that tell each other')
  return measureInvalidation(await sharedPostgres(), cores)
}

/** On a shop of its own that may use every core. */
async function measureMembers(cores: Cores | null): Promise<Row[]> {
  tell('logins')
  const postgres: EmbeddedPostgres = await sharedPostgres()
  const demo = await openDemoShop(postgres, cores && allCores(cores))
  running.push(demo.shop)
  return measureLogins(demo)
}

async function measureShops(wanted: ReadonlySet<Part>, cores: Cores | null): Promise<Row[]> {
  const needsMany = onMany.some((part) => wanted.has(part))
  tell(`starting PostgreSQL, loading the demo${needsMany ? ' and 20,000 products' : ''}`)
  const postgres: EmbeddedPostgres = await sharedPostgres()
  const demo = await openDemoShop(postgres, cores)
  running.push(demo.shop)
  const many = needsMany ? await openManyShop(postgres, cores) : null
  if (many) running.push(many.shop)
  const isMissing = needsMany && !many
  const rows: Row[] = isMissing ? [missingRow('everything', '20,000', missingGenerator)] : []
  // First, while the process has done nothing yet: its memory is measured too.
  if (wanted.has('walk') && many) {
    tell('a walk over all products')
    rows.push(...(await measureWalk(many, cores)))
  }
  if (wanted.has('edits') && many) {
    tell('readers, orders and edits at once')
    rows.push(...(await measureEdits(many)))
  }
  if (wanted.has('pages')) {
    tell('pages and JSON reads')
    rows.push(...(await measurePages(demo, many, cores)))
  }
  if (wanted.has('content')) {
    tell('what people write')
    rows.push(...(await measureContent(demo, postgres, cores)))
  }
  if (wanted.has('search') && many) {
    tell('search')
    rows.push(...(await measureSearch(many.shop, many.data)))
  }
  if (wanted.has('earn')) {
    tell('entering codes')
    rows.push(...(await measureEarning(demo, cores)))
  }
  if (wanted.has('game')) {
    tell('turns at a wheel')
    rows.push(...(await measureGame(demo, cores)))
    tell('a hall that looks at a stage')
    rows.push(...(await measureStage(demo)))
  }
  if (wanted.has('partners')) {
    tell('answers for partners')
    rows.push(...(await measurePartners(demo, cores)))
  }
  if (wanted.has('chat')) {
    tell('conversations')
    rows.push(...(await measureChats(demo)))
  }
  if (wanted.has('payment')) {
    tell('payments')
    rows.push(...(await measurePayments(demo)))
  }
  if (wanted.has('orders')) rows.push(...(await measureAllOrders([demo, many], cores)))
  for (const one of [demo, many]) await one?.shop.stop()
  return rows
}

function sharedPostgres(): Promise<EmbeddedPostgres> {
  return (postgresOnce ??= opened(startBenchPostgres()))
}

const missingGenerator = 'not measured: seed/load/many-products.ts is missing'

/** Last, because what orders leave to do goes on after them. */
async function measureAllOrders(
  shops: readonly (BenchShop | null)[],
  cores: Cores | null,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of shops) {
    if (!one) continue
    tell(`orders on ${one.data}`)
    rows.push(...(await measureOrders(one, cores)))
    await one.shop.stop()
  }
  return rows
}

async function opened<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const one = await starting
  running.push(one)
  return one
}

function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const one of running.toReversed()) await one.stop()
  })()
  return stopping
}

function describeRun(cores: Cores | null, started: number): string {
  const where = cores
    ? `Measured processes on core ${cores.measured}; load and PostgreSQL on core ${cores.load}.`
    : 'Processes cannot be bound to a core here: what is measured, load and PostgreSQL share them.'
  const machine = `${cpus()[0]?.model ?? 'unknown processor'} × ${cpus().length}, ${process.platform}`
  const took = `${((performance.now() - started) / 1000).toFixed(0)} s`
  const load = loadavg()[0]!.toFixed(1)
  return `${where} Node ${process.version}, ${machine}. Took ${took}; load average ${load}.`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Progress, apart from the result. */
function tell(text: string): void {
  process.stderr.write(`bench: ${text}…\n`)
}
