import { sql, type Insertable, type Selectable } from 'kysely'
import type { BulkOutcomeName } from '#domain/backoffice/bulk-jobs/api.ts'
import type { Db } from '../../platform/db.ts'
import type { ResourceTables } from '../tables.ts'

/** A job with how far it is and who asked. */
export type JobRow = Omit<Selectable<ResourceTables['bulk_job']>, 'done' | 'same' | 'refused'> & {
  done: number
  same: number
  refused: number
  by: string
}

export type KeptRow = Selectable<ResourceTables['bulk_row']>

export async function insertJob(
  trx: Db,
  job: Insertable<ResourceTables['bulk_job']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('bulk_job')
    .values(job)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** In the order in which they are given; one that is named twice is meant once. */
export async function insertRows(
  trx: Db,
  jobId: number,
  rows: readonly { id: string; version: number | null }[],
): Promise<void> {
  await sql`
    insert into bulk_row (job_id, place, record_id, version)
    select ${jobId}, place, id, version
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ version }) => version)}::integer[])
      with ordinality as meant (id, version, place)`.execute(trx)
}

/** How many of somebody are running; their next order waits for this one. */
export async function lockRunningCount(trx: Db, staffId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bulk jobs ${staffId}`}, 0))`.execute(
    trx,
  )
  const { count } = await trx
    .selectFrom('bulk_job')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return count
}

/** What one has done so far is counted from its rows, and stands with it once it has ended. */
function jobs(db: Db) {
  return db
    .selectFrom('bulk_job as j')
    .innerJoin('staff_user as u', 'u.id', 'j.staff_id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('bulk_row as r')
          .select([countOf('done'), countOf('same'), countOf('refused')])
          .whereRef('r.job_id', '=', 'j.id')
          .where('j.state', '<>', 'done')
          .as('so_far'),
      (on) => on.onTrue(),
    )
    .selectAll('j')
    .select([
      'u.full_name as by',
      sql<number>`coalesce(j.done, so_far.done)`.as('done'),
      sql<number>`coalesce(j.same, so_far.same)`.as('same'),
      sql<number>`coalesce(j.refused, so_far.refused)`.as('refused'),
    ])
}

function countOf<Outcome extends 'done' | 'same' | 'refused'>(outcome: Outcome) {
  return sql<number>`(count(*) filter (where r.outcome = ${outcome}))::int`.as(outcome)
}

export async function findJob(db: Db, id: number): Promise<JobRow | undefined> {
  return jobs(db).where('j.id', '=', id).executeTakeFirst()
}

/** Of one person, or of everybody; newest first. */
export async function listJobs(
  db: Db,
  { staffId, page, limit }: { staffId: number | undefined; page: number; limit: number },
): Promise<{ rows: JobRow[]; total: number }> {
  const rows = await jobs(db)
    .$if(staffId !== undefined, (own) => own.where('j.staff_id', '=', staffId!))
    .orderBy('j.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('bulk_job as j')
    .select((row) => row.fn.countAll<number>().as('total'))
    .$if(staffId !== undefined, (own) => own.where('j.staff_id', '=', staffId!))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Of one that is running; whether there was one. */
export async function markStopped(
  db: Db,
  { id, halt = null, now }: { id: number; halt?: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_job')
    .set({ state: 'stopped', halt, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of one that is stopped; whether there was one. */
export async function markRunning(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_job')
    .set({ state: 'running', halt: null, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'stopped')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of one that is running and has no row left, with what became of its rows. */
export async function markDone(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    update bulk_job j set state = 'done', ended_at = ${now}, done = c.done, same = c.same, refused = c.refused
    from (select count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome = 'same') as same,
        count(*) filter (where outcome = 'refused') as refused, count(*) filter (where outcome is null) as left
      from bulk_row where job_id = ${id}) c
    where j.id = ${id} and j.state = 'running' and c.left = 0`.execute(db)
}

/** One page of what became so, in the order of the job, after the row at `after`. */
export async function listRowsAfter(
  db: Db,
  jobId: number,
  { outcome, after, limit }: { outcome: BulkOutcomeName | 'all'; after: number; limit: number },
) {
  return rowsOf(db, jobId, outcome).where('place', '>', after).limit(limit).execute()
}

export async function listRows(
  db: Db,
  jobId: number,
  { outcome, page, limit }: { outcome: BulkOutcomeName; page: number; limit: number },
) {
  return rowsOf(db, jobId, outcome)
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
}

function rowsOf(db: Db, jobId: number, outcome: BulkOutcomeName | 'all') {
  const rows = db.selectFrom('bulk_row').selectAll().where('job_id', '=', jobId).orderBy('place')
  if (outcome === 'all') return rows
  return outcome === 'left'
    ? rows.where('outcome', 'is', null)
    : rows.where('outcome', '=', outcome)
}

/** Why rows were refused, the most frequent first. */
export async function listReasons(
  db: Db,
  jobId: number,
  limit: number,
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from bulk_row where job_id = ${jobId} and outcome = 'refused'
    group by reason order by count desc, reason limit ${limit}`.execute(db)
  return rows
}

/** Of those that ended or were stopped before then, with their rows. */
export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('bulk_job')
    .where('state', '<>', 'running')
    .where('ended_at', '<', before)
    .execute()
}
