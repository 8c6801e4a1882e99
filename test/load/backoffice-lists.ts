import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { endpointKey, realmsOf, type Endpoint } from '#domain/contract.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { addDays, vietnamDayOf } from '#domain/kernel/dates.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { collectEndpoints } from '#test/support/all-endpoints.ts'
import type { Backoffice } from './backoffice.ts'
import type { BackofficeSample } from './backoffice-sample.ts'
import { withDatabase } from './databases.ts'
import { requestBytes } from './http-load.ts'
import { measureRound, summarize } from './measure.ts'
import type { Row } from './table.ts'

const connections = 4
const roundMs = 600
const rounds = 2
const slowestMs = 300
const slowest: Readonly<Record<string, number>> = { '/admin/today': 100 }

/** Every list and report of the desk as its screen asks first, and where it can look for somebody, looking. */
export async function measureLists(backoffice: Backoffice): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, maxMs } of await collectAsked(backoffice.sample)) {
    rows.push(await measureList(backoffice, { name, path, maxMs }))
  }
  return rows
}

/** The jobs have counted the days and cohorts of all orders; how long that took is told. */
export async function untilCounted({ databaseUrl, data }: Backoffice): Promise<Row> {
  const began = performance.now()
  const isDone = await withDatabase(databaseUrl, async (db) => {
    while (performance.now() - began < minutes(40)) {
      if (!(await isBehind(db))) return true
      await wait(seconds(1))
    }
    return false
  })
  const took = (performance.now() - began) / 1000
  const reached = `days and cohorts ${isDone ? '' : 'not yet '}counted in ${took.toFixed(0)} s`
  return {
    name: 'what reports are read from',
    data,
    reached,
    wanted: '',
    passed: isDone ? null : false,
  }
}

async function isBehind(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from order_day_due) or exists (select from cohort_order_due)
      or exists (select from cohort_cell_due) or exists (select from repeat_day_due) as due`.execute(
    db,
  )
  return rows[0]!.due
}

interface Asked {
  name: string
  path: string
  maxMs: number
}

async function collectAsked(sample: BackofficeSample): Promise<Asked[]> {
  const endpoints = (await collectEndpoints()).filter(
    (each) => each.method === 'GET' && realmsOf(each).includes('staff') && !/[{:]/.test(each.path),
  )
  return endpoints.flatMap((each) => questionsOf(each, sample))
}

/** Without anything, or with what it cannot be asked without; and with each way to look for something. */
function questionsOf(endpoint: Endpoint, { orders }: BackofficeSample): Asked[] {
  const { path } = endpoint
  const { code, phone, name } = orders[0]!
  const today = vietnamDayOf(systemClock.now())
  const least = [{}, { from: addDays(today, -365), to: today }, ...(needed[path] ?? [])].find(
    (query) => endpoint.input.safeParse(query).success,
  )
  if (!least) return []
  const looked = endpoint.input.safeParse({ ...least, q: phone })
  const canLook = looked.success && 'q' in (looked.data as object)
  const searches = canLook ? [phone, phone.slice(-4), name, code].map((q) => ({ ...least, q })) : []
  return [least, ...searches].map((query) => ({
    name: `${endpointKey(endpoint)}${'q' in query ? ` ${kindOf(query.q)}` : ''}`,
    path: `/api${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
    maxMs: slowest[path] ?? slowestMs,
  }))
}

/** What an endpoint cannot be asked without. */
const needed: Readonly<Record<string, readonly Record<string, string>[]>> = {
  '/admin/reports/codes/counterfeits': [days('province')],
  '/admin/reports/codes/tries': [days('province')],
  '/admin/reports/gifts/entries': [{ figure: 'given' }],
  '/admin/reports/vouchers/entries': [{ figure: 'used' }],
}

function days(by: string): Record<string, string> {
  const today = vietnamDayOf(systemClock.now())
  return { from: addDays(today, -365), to: today, by }
}

function kindOf(q: string): string {
  if (q.length === 4) return 'by four digits'
  return /^\d+$/.test(q) ? 'by a phone' : q.includes(' ') ? 'by a name' : 'by a code'
}

async function measureList(
  { shop, caller, data }: Backoffice,
  { name, path, maxMs }: Asked,
): Promise<Row> {
  const began = performance.now()
  const answer = await caller.fetch(path)
  const first = performance.now() - began
  if (!answer.ok) return { name, data, reached: `${answer.status}`, wanted: '200', passed: false }
  await answer.arrayBuffer()
  const bytes = requestBytes({ path, headers: caller.headers })
  const results = []
  for (let nth = 0; nth < rounds; nth += 1) {
    const load = { port: shop.port, connections, durationMs: roundMs, next: () => bytes }
    results.push(await measureRound(shop.pid, load))
  }
  const measured = summarize(results)
  return {
    name,
    data,
    measured,
    reached: `first ${first.toFixed(0)} ms, p99 ${measured.p99.toFixed(0)} ms`,
    wanted: `p99 < ${maxMs} ms`,
    passed: measured.p99 < maxMs,
  }
}
