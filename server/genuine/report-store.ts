import type { Db } from '../platform/db.ts'

export interface ReportRow {
  phone: string
  codeMasked: string
  codeHash: Buffer
  batchId: number | null
  place: string
  description: string
  photo: Buffer | null
  at: Date
}

export async function insertReport(trx: Db, report: ReportRow): Promise<number> {
  const { id } = await trx
    .insertInto('counterfeit_report')
    .values({
      account_id: null,
      phone: report.phone,
      code_masked: report.codeMasked,
      code_hash: report.codeHash,
      batch_id: report.batchId,
      place: report.place,
      description: report.description,
      photo: report.photo,
      created_at: report.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
