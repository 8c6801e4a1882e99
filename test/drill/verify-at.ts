import { sql } from 'kysely'
import { examine } from '#server/doctor.ts'
import type { Db } from '#server/platform/db.ts'
import { withDatabase } from '../load/databases.ts'
import { buyerOfTheDrill } from './callers.ts'
import { compareAt, type FindingAt } from './compare.ts'
import type { Answered, CallKind, Recorder } from './recorder.ts'
import { causesOf, earningsOf, linesOf, ordersOfTheDrill, transfersOf } from './verify.ts'

export interface Sum {
  what: string
  /** Of what is there, as it was answered and as the database has it. */
  answered: number
  there: number
}

export interface VerifiedAt {
  findings: FindingAt[]
  sums: Sum[]
  doctor: string[]
}

/** Whether a database restored to a moment has what was answered by then, and nothing that was asked later. */
export async function verifyAt(
  url: string,
  recorder: Recorder,
  secretKey: string,
  moment: number,
): Promise<VerifiedAt> {
  return withDatabase(url, async (db) => {
    const of = (kind: CallKind) => recorder.answered.filter((one) => one.kind === kind)
    const byCause = (kind: 'code' | 'counter') => withCauses(db, of(kind), secretKey)
    const kinds = [
      { what: 'orders', heard: of('order'), there: await ordersOfTheDrill(db) },
      { what: 'their lines', heard: of('order'), there: await linesOf(db) },
      { what: 'payments', heard: of('payment'), there: await transfersOf(db) },
      {
        what: 'codes by members',
        heard: await byCause('code'),
        there: await earningsOf(db, 'drill-member'),
      },
      {
        what: 'codes at a counter',
        heard: await byCause('counter'),
        there: await earningsOf(db, 'drill-counter'),
      },
    ]
    const findings = kinds.map(({ what, heard, there }) => compareAt(what, heard, there, moment))
    const doctor = (await examine(db)).flatMap(({ check, found }) =>
      found.map((line) => `${check}: ${line}`),
    )
    const [orders, , payments, members, counters] = kinds.map(worthOf)
    const [money] = await readSums(db)
    return {
      findings,
      doctor,
      sums: [
        { what: 'đồng of orders', answered: orders!, there: money!.orders },
        { what: 'đồng of payments', answered: payments!, there: money!.payments },
        { what: 'points of codes', answered: members! + counters!, there: money!.points },
        {
          what: 'pieces taken of the stock',
          answered: 3 * kinds[0]!.there.length,
          there: money!.pieces,
        },
      ],
    }
  })
}

interface Kind {
  heard: readonly Answered[]
  there: readonly string[]
}

/** What answers said of the things that are there. */
function worthOf({ heard, there }: Kind): number {
  const found = new Set(there)
  return heard.filter(({ id }) => found.has(id)).reduce((sum, { worth }) => sum + worth, 0)
}

async function withCauses(
  db: Db,
  answered: readonly Answered[],
  secretKey: string,
): Promise<Answered[]> {
  const ids = answered.map(({ id }) => id)
  const causes = await causesOf(db, ids, secretKey)
  return answered.map((one, nth) => ({ ...one, id: causes[nth]! }))
}

async function readSums(db: Db) {
  const { rows } = await sql<{
    orders: number
    payments: number
    points: number
    pieces: number
  }>`select
    (select coalesce(sum(payment + shipping_fee), 0)::float8 from shop_order
      where receiver_name = ${buyerOfTheDrill}) as orders,
    (select coalesce(sum(amount), 0)::float8 from bank_transaction
      where bank_reference like 'FT7%') as payments,
    (select coalesce(sum(e.available_change), 0)::float8 from code_redemption r
      join code_batch b on b.id = r.batch_id join point_entry e
        on e.cause = 'code:' || translate(encode(r.code_hash, 'base64'), E'+/=\\n', '-_')
      where b.name like 'drill-%') as points,
    (select coalesce(sum(m.quantity), 0)::float8 from stock_movement m join shop_order o
        on m.cause = 'order:' || o.code
      where o.receiver_name = ${buyerOfTheDrill}) as pieces`.execute(db)
  return rows
}
