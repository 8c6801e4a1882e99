import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/genuine/backoffice/code-report.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { shownPhone } from '#domain/kernel/shown-person.ts'
import type { Context } from '../../context.ts'
import { referenceOf } from '../../genuine/index.ts'
import { listProvinceSuccessors } from '../../location/index.ts'
import { listReports, listTries, type Cell, type TriedRow } from './tried-code-queries.ts'

/** The entries that a figure of the report counts, newest first; nobody is named. */
export async function listTriedCodes(
  { db }: Context,
  { cursor, limit, figure, ...asked }: ParsedInput<typeof api.listTriedCodes>,
): Promise<Output<typeof api.listTriedCodes>> {
  const [place, id] = (cursor?.split('.') ?? []).map(Number)
  const after = place !== undefined && id !== undefined ? { place, id } : null
  const cell = await cellOf(db, asked)
  const rows = await listTries(db, { ...cell, figure }, { after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(toTried), next: last ? `${last.place}.${last.id}` : null }
}

/** The counterfeit reports that a figure counts. */
export async function listCountedReports(
  { db }: Context,
  { figure, ...asked }: ParsedInput<typeof api.listCountedReports>,
): Promise<Output<typeof api.listCountedReports>> {
  const rows = await listReports(db, { ...asked, provinces: [], figure })
  return rows.map(({ masked, at, ...rest }) => ({
    ...rest,
    reference: referenceOf(rest.id),
    at: toVietnamIso(at),
    code_masked: masked,
  }))
}

async function cellOf(db: Context['db'], asked: Omit<Cell, 'provinces'>): Promise<Cell> {
  if (asked.by !== 'province') return { ...asked, provinces: [] }
  const successors = await listProvinceSuccessors(db)
  const today = Number(asked.key)
  const provinces = [...successors].flatMap(([old, successor]) => {
    return successor === today ? [old] : []
  })
  return { ...asked, provinces }
}

function toTried(row: TriedRow): api.TriedCode {
  const { id, phone, outcome, result, channel, product, suspicious } = row
  const { pharmacyCode: code, pharmacyName } = row
  return {
    id,
    at: toVietnamIso(row.at),
    phone: shownPhone(phone),
    code_masked: row.masked,
    outcome,
    result,
    channel,
    pharmacy: code === null ? null : { code, name: pharmacyName ?? code },
    product,
    suspicious,
    can_trace: row.canTrace,
  }
}
