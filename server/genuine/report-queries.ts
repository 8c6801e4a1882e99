import { isReportOpen, type ReportState } from '#domain/genuine/backoffice/report-states.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Outer, Row } from '../platform/rows.ts'

export interface ReportRow {
  phone: string
  codeMasked: string
  codeHash: Buffer
  batchId: number | null
  place: string
  description: string
  photo: Buffer | null
  /** Of today, as far as the words of the place tell. */
  province?: number | null
  at: Date
}

const insertText = `
  insert into counterfeit_report
    (account_id, phone, code_masked, code_hash, batch_id, place, description, photo, created_at, province)
  values ((select id from loyalty_account where phone = $1), $1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning id`

export async function insertReport(trx: Db, report: ReportRow): Promise<number> {
  const [row] = await queryRows<Row<'counterfeit_report', 'id'>>(trx, insertText, [
    report.phone,
    report.codeMasked,
    report.codeHash,
    report.batchId,
    report.place,
    report.description,
    report.photo,
    report.at,
    report.province ?? null,
  ])
  return row!.id
}

export interface KeptReport
  extends
    Row<'counterfeit_report', 'id' | 'state' | 'place' | 'description'>,
    Outer<CamelRow<'loyalty_account', 'loyalty_number'>> {
  /** Empty once its owner was erased. */
  phone: Column<'counterfeit_report', 'phone'>
  code: Column<'counterfeit_report', 'code_masked'>
  batch: Column<'code_batch', 'name'> | null
  /** In bytes; null without a picture. */
  photoSize: number | null
  at: Column<'counterfeit_report', 'created_at'>
}

const columns = `r.id, r.state, r.phone, a.loyalty_number as "loyaltyNumber",
  r.code_masked as code, b.name as batch, r.place, r.description,
  octet_length(r.photo) as "photoSize", r.created_at as at`
const joined = `from counterfeit_report r left join code_batch b on b.id = r.batch_id
  left join loyalty_account a on a.id = r.account_id`

/** Of one state, or of all; newest first. */
export async function listReports(
  db: Db,
  { state, limit }: { state: ReportState | null; limit: number },
): Promise<KeptReport[]> {
  return queryRows<KeptReport>(
    db,
    `select ${columns} ${joined} where $1::text is null or r.state = $1
     order by r.id desc limit $2`,
    [state, limit],
  )
}

export async function listReportsOfPhone(db: Db, phone: string): Promise<KeptReport[]> {
  return queryRows<KeptReport>(
    db,
    `select ${columns} ${joined} where r.phone = $1 and r.phone <> '' order by r.id desc`,
    [phone],
  )
}

export async function findReport(
  db: Db,
  id: number,
): Promise<(KeptReport & { photo: Buffer | null }) | null> {
  const rows = await queryRows<KeptReport & Row<'counterfeit_report', 'photo'>>(
    db,
    `select ${columns}, r.photo ${joined} where r.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function markReport(db: Db, id: number, state: ReportState, at: Date): Promise<void> {
  await queryRows(
    db,
    `update counterfeit_report set state = $2, version = version + 1, closed_at = $3 where id = $1`,
    [id, state, isReportOpen(state) ? null : at],
  )
}
