import type { Output, ParsedInput } from '#domain/contract.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/cash/api.ts'
import {
  judgeLine,
  type CashCarrier,
  type KnownParcel,
  type LineVerdict,
} from '#domain/order/cash/states.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { findKnownParcels } from './queries.ts'

type Line = ParsedInput<typeof api.bookStatement>['lines'][number]

export interface Judged {
  line: Line
  parcel: KnownParcel | undefined
  verdict: LineVerdict
}

/** Holds each line against the parcel that it names. */
export async function judgeLines(
  db: Db,
  carrier: CashCarrier,
  lines: readonly Line[],
): Promise<Judged[]> {
  const known = await findKnownParcels(db, [...new Set(lines.map(nameOf))])
  const seen = new Set<number>()
  return lines.map((line) => {
    const parcel = known.get(nameOf(line))
    const isRepeated = parcel !== undefined && seen.has(parcel.orderId)
    if (parcel) seen.add(parcel.orderId)
    return { line, parcel, verdict: judgeLine(line, parcel, { carrier, isRepeated }) }
  })
}

function nameOf({ code }: Line): string {
  return code.toUpperCase()
}

/** What booking these lines would do. */
export async function judgeStatement(
  { db }: Pick<Context, 'db'>,
  { carrier, lines }: ParsedInput<typeof api.judgeStatement>,
): Promise<Output<typeof api.judgeStatement>> {
  const judged = await judgeLines(db, carrier, lines)
  return {
    lines: judged.map(({ line, parcel, verdict }) => ({
      code: line.code,
      amount: vnd(line.amount),
      fee: vnd(line.fee),
      collected: parcel?.collected ? vnd(parcel.collected) : null,
      verdict,
    })),
  }
}
