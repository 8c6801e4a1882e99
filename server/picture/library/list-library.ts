import { sql } from 'kysely'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { LibraryDetail, LibraryFile, LibraryPicture, PictureUse } from '#domain/media/api.ts'
import type { Db } from '../../platform/db.ts'

export interface WantedPictures {
  at: Date
  q?: string
  state?: 'used' | 'unused' | 'archived'
  of?: string
  src?: string
  page: number
  limit: number
}

type Row = Omit<LibraryPicture, 'focal' | 'uploaded_at'> & {
  focal_x: number
  focal_y: number
  uploadedAt: Date
}

/** Every place that names a picture by any file it has had. */
const uses = (at: Date) => sql`
  select distinct known.picture_id, u.of, u.id, u.title, u.in_force
  from picture_uses(${at}) u
  join (
    select picture_id, stem from library_file
    union select picture_id, square_stem from library_file
    union select id, src from library_picture) known on known.stem = u.stem`

const columns = sql`
  p.id, p.version, p.src, f.stem, f.square_stem as square, f.original_name as name, p.alt, p.credit, p.focal_x,
  p.focal_y, f.width, f.height, f.bytes, f.uploaded_by, f.uploaded_at as "uploadedAt",
  p.archived_at is not null as archived`

/** A page of the library, newest first, and how many there are. */
export async function listLibrary(
  db: Db,
  { at, q = '', state, of = '', src = '', page, limit }: WantedPictures,
): Promise<{ rows: LibraryPicture[]; total: number }> {
  const words = foldVietnamese(q).split(/\s+/).filter(Boolean).map(asPattern)
  const { rows } = await sql<Row & { total: number }>`
    with used as materialized (${uses(at)}), counted as (
      select picture_id, count(*)::integer as uses from used group by picture_id)
    select ${columns}, coalesce(n.uses, 0) as uses, count(*) over ()::integer as total
    from library_picture p
    join library_file f on f.id = p.file_id
    left join counted n on n.picture_id = p.id
    where (p.archived_at is not null) = ${state === 'archived'}
      and (${state !== 'used'} or n.uses > 0)
      and (${state !== 'unused'} or n.uses is null)
      and (${of} = '' or exists (
        select from used where used.picture_id = p.id and used.of = ${of}))
      and (${src} = '' or p.id = (
        select picture_id from library_file where picture_stem(${src}) in (stem, square_stem) limit 1))
      and vn_fold(p.alt || ' ' || f.original_name || ' ' || p.credit) like all(${words}::text[])
    order by p.created_at desc, p.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows: rows.map(toPicture), total: rows[0]?.total ?? 0 }
}

/** One picture with its files and where it is used; null where there is none. */
export async function findDetail(db: Db, id: number, at: Date): Promise<LibraryDetail | null> {
  const { rows } = await sql<Row>`
    select ${columns}, 0 as uses
    from library_picture p join library_file f on f.id = p.file_id where p.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const used = await listUsesOf(db, id, at)
  return { ...toPicture({ ...row, uses: used.length }), files: await listFiles(db, id), used }
}

export async function listUsesOf(db: Db, id: number, at: Date): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse>`
    select u.of, u.id, coalesce(u.title, '') as title, bool_or(u.in_force) as in_force
    from (${uses(at)}) u where u.picture_id = ${id}
    group by u.of, u.id, u.title order by in_force desc, u.of, u.title`.execute(db)
  return rows
}

async function listFiles(db: Db, id: number): Promise<LibraryFile[]> {
  const { rows } = await sql<Omit<LibraryFile, 'uploaded_at'> & { at: Date }>`
    select f.id, f.stem, f.original_name as name, f.width, f.height, f.bytes, f.uploaded_by, f.uploaded_at as at,
      f.id = p.file_id as current
    from library_file f join library_picture p on p.id = f.picture_id
    where p.id = ${id} order by f.id desc`.execute(db)
  return rows.map(({ at, ...file }) => ({ ...file, uploaded_at: toVietnamIso(at) }))
}

function toPicture(row: Row): LibraryPicture {
  const { id, version, src, stem, square, name, alt, credit, width, height, bytes } = row
  return {
    ...{ id, version, src, stem, square, name, alt, credit, width, height, bytes },
    focal: { x: row.focal_x, y: row.focal_y },
    uploaded_by: row.uploaded_by,
    uploaded_at: toVietnamIso(row.uploadedAt),
    archived: row.archived,
    uses: row.uses,
  }
}

function asPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
