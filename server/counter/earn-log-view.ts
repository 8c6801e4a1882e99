import type { EarnLog } from '#domain/counter/api.ts'
import { earnLogStatusOf } from '#domain/counter/earn-log-status.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import { points } from '#domain/kernel/points.ts'
import { resultMessage, resultNameOf } from '#domain/loyalty/result-codes.ts'
import type { LogRow } from './earn-log-queries.ts'

/** An entry as the API shows it. */
export function toEarnLog(row: LogRow): EarnLog {
  const name = resultNameOf(row.result)
  const { productCode, product } = row
  return {
    id: row.id,
    at: toVietnamIso(row.at),
    phone: shownPhone(row.phone),
    code_masked: row.codeMasked,
    code: row.result,
    message: name ? resultMessage(name) : '',
    status: earnLogStatusOf(row.result),
    point: points(row.point),
    ...(productCode === null
      ? {}
      : { product: { name: product ?? productCode, product_code: productCode } }),
    ...actorOf(row.pharmacyUser, row.fullName),
    ...(row.sentBy === null ? {} : { sent_by: row.sentBy }),
  }
}

/** Who stood at the counter, where it was written down. */
export function actorOf(username: string | null, fullName: string | null): Pick<EarnLog, 'by'> {
  if (!username) return {}
  return { by: { username, ...(fullName === null ? {} : { full_name: fullName }) } }
}
