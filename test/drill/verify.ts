import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { examine } from '#server/doctor.ts'
import { codeCause, findCode } from '#server/genuine/index.ts'
import type { Db } from '#server/platform/db.ts'
import { withDatabase } from '../load/databases.ts'
import { buyerOfTheDrill } from './callers.ts'
import { compare, type Finding } from './compare.ts'
import type { Recorder } from './recorder.ts'

const untilJobsAreDone = 180_000

/** Whether every answered order, payment and code is there exactly once, by the ids that answers gave. */
export async function verifyAll(
  url: string,
  recorder: Recorder,
  secretKey: string,
): Promise<{ findings: Finding[]; doctor: string[] }> {
  return withDatabase(url, async (db) => {
    const orders = recorder.idsOf('order')
    const messages = orders.map((code) => `order-placed:${code}`)
    await untilThere(recorder.idsOf('payment'), () => receiptsOf(db))
    await untilThere(messages, () => messagesOf(db))
    const causes = async (kind: 'code' | 'counter') => causesOf(db, recorder.idsOf(kind), secretKey)
    const findings = [
      compare('orders', orders, await ordersOfTheDrill(db)),
      compare('their lines', orders, await linesOf(db)),
      compare('payments kept', recorder.idsOf('payment'), await transfersOf(db)),
      compare('payments in their orders', recorder.idsOf('payment'), await receiptsOf(db)),
      compare('codes by members', await causes('code'), await earningsOf(db, 'drill-member')),
      compare('codes at a counter', await causes('counter'), await earningsOf(db, 'drill-counter')),
      compare('buyers told', messages, await messagesOf(db)),
    ]
    const doctor = (await examine(db)).flatMap(({ check, found }) =>
      found.map((line) => `${check}: ${line}`),
    )
    return { findings, doctor }
  })
}

type Ids = Promise<string[]>

export const ordersOfTheDrill = (db: Db): Ids =>
  idsBy(
    sql`select code as id from shop_order
      where receiver_name = ${buyerOfTheDrill}`,
    db,
  )

export const linesOf = (db: Db): Ids =>
  idsBy(
    sql`select o.code as id from shop_order o join order_line l on l.order_id = o.id
      where o.receiver_name = ${buyerOfTheDrill}
      group by o.id having count(*) = 3 and sum(l.quantity) = 3`,
    db,
  )

export const transfersOf = (db: Db): Ids =>
  idsBy(sql`select feed_id as id from bank_transaction where bank_reference like 'FT7%'`, db)

const receiptsOf = (db: Db): Ids =>
  idsBy(
    sql`select t.feed_id as id from bank_transaction t
      join shop_order o on o.code = t.order_code
      join order_money m on m.order_id = o.id and m.kind = 'received' and m.amount = t.amount
      where t.bank_reference like 'FT7%'`,
    db,
  )

export const earningsOf = (db: Db, batch: string): Ids =>
  idsBy(
    sql`select e.cause as id from code_redemption r join code_batch b on b.id = r.batch_id
      join point_entry e
        on e.cause = 'code:' || translate(encode(r.code_hash, 'base64'), E'+/=\\n', '-_')
      where b.name = ${batch}`,
    db,
  )

const messagesOf = (db: Db): Ids =>
  idsBy(
    sql`select m.dedupe_key as id from message m join shop_order o
        on m.dedupe_key = 'order-placed:' || o.code
      where o.receiver_name = ${buyerOfTheDrill} and m.status in ('sent', 'delivered')`,
    db,
  )

/** By which entries of points are found again. */
export async function causesOf(
  db: Db,
  codes: readonly string[],
  secretKey: string,
): Promise<string[]> {
  const causes: string[] = []
  for (const code of codes) {
    const found = await findCode({ db, config: { secretKey } }, code)
    causes.push(codeCause(found!.hash))
  }
  return causes
}

/** Jobs of a worker that was killed are done by the other once its claims are over. */
async function untilThere(ids: readonly string[], look: () => Ids): Promise<void> {
  const deadline = performance.now() + untilJobsAreDone
  while (performance.now() < deadline) {
    const there = new Set(await look())
    if (ids.every((id) => there.has(id))) return
    await wait(1000)
  }
}

async function idsBy(query: ReturnType<typeof sql>, db: Db): Promise<string[]> {
  const { rows } = await (query as ReturnType<typeof sql<{ id: string }>>).execute(db)
  return rows.map(({ id }) => id)
}
