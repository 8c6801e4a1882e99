import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { ResourceTables } from '../tables.ts'

export type FileRow = Selectable<ResourceTables['export_file']>

/** Of one person, newest first. */
export function listFiles(db: Db, staffId: number, limit: number): Promise<FileRow[]> {
  return db
    .selectFrom('export_file')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function insertFile(
  trx: Db,
  file: Insertable<ResourceTables['export_file']>,
): Promise<FileRow> {
  return trx.insertInto('export_file').values(file).returningAll().executeTakeFirstOrThrow()
}

/** How many of somebody are being made, ordered since then; their next order waits for this one. */
export async function lockWaitingCount(trx: Db, staffId: number, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${staffId}`}, 0))`.execute(trx)
  const { count } = await trx
    .selectFrom('export_file')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('state', '=', 'waiting')
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** One that is still to be made and that nobody else is making, held until the transaction ends. */
export function lockWaiting(trx: Db, id: number): Promise<FileRow | undefined> {
  return trx
    .selectFrom('export_file')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function insertPiece(
  trx: Db,
  piece: Selectable<ResourceTables['export_piece']>,
): Promise<void> {
  await trx.insertInto('export_piece').values(piece).execute()
}

export async function markDone(
  trx: Db,
  id: number,
  { rows, bytes }: { rows: number; bytes: number },
): Promise<void> {
  const done = trx.updateTable('export_file').set({ state: 'done', rows, bytes })
  await done.where('id', '=', id).execute()
}

export async function markFailed(db: Db, id: number, failure: string): Promise<void> {
  const failed = db.updateTable('export_file').set({ state: 'failed', failure })
  await failed.where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** The file of this person, counted as fetched; undefined where there is none of theirs, or not yet. */
export function takeFile(
  db: Db,
  { id, staffId, now }: { id: number; staffId: number; now: Date },
): Promise<FileRow | undefined> {
  return db
    .updateTable('export_file')
    .set((row) => ({ downloads: row('downloads', '+', 1) }))
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('state', '=', 'done')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Its pieces in turn. */
export async function* readPieces(db: Db, id: number): AsyncGenerator<Buffer, void> {
  for (let place = 0; ; place += 1) {
    const piece = await db
      .selectFrom('export_piece')
      .select('bytes')
      .where('export_id', '=', id)
      .where('place', '=', place)
      .executeTakeFirst()
    if (!piece) return
    yield piece.bytes
  }
}

/** With their pieces. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('export_file').where('expires_at', '<=', now).execute()
}
