import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import type { Db } from '../../platform/db.ts'

export interface KnownFile {
  id: number
  pictureId: number
  isCurrent: boolean
  isArchived: boolean
  title: string
}

/** A file that the library has, by its content. */
export async function findFile(db: Db, hash: string): Promise<KnownFile | undefined> {
  const { rows } = await sql<KnownFile>`
    select f.id, p.id as "pictureId", p.file_id = f.id as "isCurrent",
      p.archived_at is not null as "isArchived", coalesce(nullif(p.alt, ''), c.original_name) as title
    from library_file f
    join library_picture p on p.id = f.picture_id
    join library_file c on c.id = p.file_id
    where f.hash = ${hash}`.execute(db)
  return rows[0]
}

export interface NewFile {
  hash: string
  stem: string
  squareStem: string
  name: string
  bytes: number
  width: number
  height: number
  by: string
  at: Date
  alt?: string
}

/** A new picture with its first file; null where the library has the file: of two at once one adds it. */
export async function insertPicture(trx: Db, file: NewFile): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into library_file (picture_id, hash, stem, square_stem, original_name, bytes, width, height,
        uploaded_by, uploaded_at)
      values (nextval(pg_get_serial_sequence('library_picture', 'id')), ${file.hash}, ${file.stem},
        ${file.squareStem}, ${file.name}, ${file.bytes}, ${file.width}, ${file.height}, ${file.by}, ${file.at})
      on conflict do nothing
      returning id, picture_id, stem)
    insert into library_picture (id, src, file_id, alt, created_at)
    select picture_id, stem, id, ${file.alt ?? ''}, ${file.at} from added
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** One more file of a picture that there is; null where the library has it already. */
export async function insertFile(
  trx: Db,
  pictureId: number,
  file: NewFile,
): Promise<number | null> {
  const added = await trx
    .insertInto('library_file')
    .values({
      picture_id: pictureId,
      hash: file.hash,
      stem: file.stem,
      square_stem: file.squareStem,
      original_name: file.name,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      uploaded_by: file.by,
      uploaded_at: file.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export interface PictureChange {
  alt?: string
  credit?: string
  focal_x?: number
  focal_y?: number
  file_id?: number
  archived_at?: Date | null
}

/** Writes by the version; false where somebody else was faster, refuses `notFound` where there is none. */
export async function updatePicture(
  trx: Db,
  { id, version }: { id: number; version: number },
  change: PictureChange,
): Promise<boolean> {
  const written = await trx
    .updateTable('library_picture')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (written) return true
  const found = await trx
    .selectFrom('library_picture')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return false
}

/** Whoever sends the file of a picture that was put away has it back. */
export async function takeBack(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('library_picture')
    .set((row) => ({ archived_at: null, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('archived_at', 'is not', null)
    .execute()
}

/** Shows the picture's present file wherever one of its others is named. */
export async function showCurrentFile(trx: Db, pictureId: number): Promise<void> {
  await sql`
    delete from replaced_picture
    where stem in (
      select named.stem from library_file f cross join lateral unnest(array[f.stem, f.square_stem]) as named(stem)
      where f.picture_id = ${pictureId})`.execute(trx)
  await sql`
    insert into replaced_picture (stem, shown, square)
    select distinct named.stem, c.stem, c.square_stem
    from library_picture p
    join library_file c on c.id = p.file_id
    join library_file f on f.picture_id = p.id and f.id <> c.id
    cross join lateral unnest(array[f.stem, f.square_stem]) as named(stem)
    where p.id = ${pictureId}`.execute(trx)
}
