import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

export interface StoredPicture {
  /** With width and format: `3f…-480.webp`. */
  name: string
  contentType: 'image/webp' | 'image/avif'
  bytes: Buffer
}

const insert = `
  insert into picture (name, content_type, bytes, created_at) values ($1, $2, $3, $4)
  on conflict (name) do nothing`

export async function insertPictures(
  db: Db,
  pictures: readonly StoredPicture[],
  at: Date,
): Promise<void> {
  for (const { name, contentType, bytes } of pictures) {
    await rowsOf(db, insert, [name, contentType, bytes, at])
  }
}

const byName = `select name, content_type as "contentType", bytes from picture where name = $1`

export async function findPicture(db: Db, name: string): Promise<StoredPicture | null> {
  const [found] = await rowsOf<StoredPicture>(db, byName, [name])
  return found ?? null
}
