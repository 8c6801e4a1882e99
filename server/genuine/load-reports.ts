import type { Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { GenuineTables } from './tables.ts'

export interface LoadedReport {
  report: Omit<Insertable<GenuineTables['counterfeit_report']>, 'id'>
  notes: readonly { words: string; by: string; at: Date }[]
}

/** Reports that were sent elsewhere, with what was written about them. */
export async function loadReports(trx: Db, reports: readonly LoadedReport[]): Promise<void> {
  for (const { report, notes } of reports) {
    const { id } = await trx
      .insertInto('counterfeit_report')
      .values(report)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { words, by, at } of notes) {
      const note = { report_id: id, kind: 'note', words, written_by: by, written_at: at } as const
      await trx.insertInto('counterfeit_note').values(note).execute()
    }
  }
}
