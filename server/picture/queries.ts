import { productPictureWidths } from '#domain/kernel/picture.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

export interface StoredPicture extends CamelRow<'picture', 'content_type' | 'bytes'> {
  /** With width and format: `3f…-480.webp`. */
  name: Column<'picture', 'name'>
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
    await queryRows(db, insert, [name, contentType, bytes, at])
  }
}

const byName = `select name, content_type as "contentType", bytes from picture where name = $1`

export async function findPicture(db: Db, name: string): Promise<StoredPicture | null> {
  const [found] = await queryRows<StoredPicture>(db, byName, [name])
  return found ?? null
}

/** A picture of the library by its stem (`/media/u/3f…`), as large as it is kept. */
export async function findPictureBytes(db: Db, stem: string): Promise<Buffer | null> {
  const name = `${stem.slice(stem.lastIndexOf('/') + 1)}-${Math.max(...productPictureWidths)}.webp`
  return (await findPicture(db, name))?.bytes ?? null
}
