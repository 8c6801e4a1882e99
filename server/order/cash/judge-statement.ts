import type { Output, ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type * as api from '#domain/order/cash/api.ts'
import { judgeLine, type CashCarrier, type LineVerdict } from '#domain/order/cash/states.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { findKnownParcels, type FoundParcel } from './queries.ts'
import { findBooked } from './statement-queries.ts'

type Line = ParsedInput<typeof api.bookStatement>['lines'][number]

export interface Judged {
  line: Line
  parcel: FoundParcel | undefined
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
  { carrier, reference, lines }: ParsedInput<typeof api.judgeStatement>,
): Promise<Output<typeof api.judgeStatement>> {
  const judged = await judgeLines(db, carrier, lines)
  const booked = reference === '' ? null : await findBooked(db, carrier, reference)
  return {
    lines: judged.map(({ line, parcel, verdict }) => ({
      code: line.code,
      order_code: parcel?.orderCode ?? null,
      amount: vnd(line.amount),
      fee: vnd(line.fee),
      collected: parcel?.collected ? vnd(parcel.collected) : null,
      verdict,
      statement:
        verdict === 'remitted' && parcel?.statementId && parcel.statement
          ? { id: parcel.statementId, reference: parcel.statement }
          : null,
    })),
    booked: booked && { ...booked, at: toVietnamIso(booked.at) },
  }
}
