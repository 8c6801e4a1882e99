import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** A picture as the public sees it: its present file, and what must stay in sight where that is not the middle. */
export interface LookOfPicture {
  src: string
  focal?: { x: number; y: number }
}

/** Of stems that contents name those that look otherwise than they say; most do not, and are left out. */
export async function listLooks(
  db: Db,
  stems: readonly string[],
): Promise<ReadonlyMap<string, LookOfPicture>> {
  if (stems.length === 0) return new Map()
  const { rows } = await sql<{ named: string; src: string; x: number; y: number }>`
    select named.stem as named, c.stem as src, p.focal_x as x, p.focal_y as y
    from unnest(${[...new Set(stems)]}::text[]) as named(stem)
    join library_file f on f.stem = picture_stem(named.stem)
    join library_picture p on p.id = f.picture_id
    join library_file c on c.id = p.file_id
    where c.id <> f.id or p.focal_x <> 50 or p.focal_y <> 50`.execute(db)
  return new Map(rows.map(({ named, src, x, y }) => [named, lookOf(src, x, y)]))
}

function lookOf(src: string, x: number, y: number): LookOfPicture {
  return x === 50 && y === 50 ? { src } : { src, focal: { x, y } }
}

/**
 * Something read from the database with each of its pictures as it looks now: whatever has a `src` is one, however
 * deep it lies.
 */
export async function withLooks<T>(db: Db, shown: T): Promise<T> {
  const stems = new Set<string>()
  collect(shown, stems)
  const looks = await listLooks(db, [...stems])
  return looks.size === 0 ? shown : (look(shown, looks) as T)
}

function collect(value: unknown, stems: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('src' in value && typeof value.src === 'string') stems.add(value.src)
  for (const each of Object.values(value)) collect(each, stems)
}

function look(value: unknown, looks: ReadonlyMap<string, LookOfPicture>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map((each) => look(each, looks))
  const found = 'src' in value && looks.get(value.src as string)
  const entries = Object.entries(value).map(([name, each]) => [name, look(each, looks)])
  return { ...(Object.fromEntries(entries) as object), ...(found || undefined) }
}

/** SQL: the stem of a product or gift as it is shown now; where nothing was replaced, nothing is asked. */
export function shownSquare(column: string): string {
  return `case when (select any_replaced_picture()) then shown_square(${column}) else ${column} end`
}

/** The same of all pictures of a product. */
export function shownSquares(column: string): string {
  return `case when (select any_replaced_picture()) then shown_squares(${column}) else ${column} end`
}
