import { Refusal } from '#domain/errors.ts'
import { mediaTexts as texts } from '#domain/media/texts.ts'
import type { Context } from '../../context.ts'
import { listToldTags } from '../../platform/change-bus.ts'
import type { Db } from '../../platform/db.ts'
import { insertPictures } from '../queries.ts'
import { drawSizes, hashOfFile } from './draw-sizes.ts'
import { fileNameOf } from './file-name.ts'
import {
  findFile,
  insertFile,
  insertPicture,
  showCurrentFile,
  takeBack,
  updatePicture,
  type KnownFile,
  type NewFile,
} from './library-queries.ts'

export interface SentFile {
  bytes: Buffer
  /** As the sender calls it. */
  name: string
  /** Who sends it: senders take turns. */
  whose: string
  /** How people know them. */
  by: string
}

/** What is written beside a change of the library, in its transaction. */
export type Note = (trx: Db, pictureId: number) => Promise<void>

/**
 * Takes a file into the library, drawn in every width; a file that it has is the picture that it has. Refuses
 * `invalidInput` with the reason at `file`, and `conflict` for a file that its picture had before and has no more.
 */
export async function addPicture(
  ctx: Context,
  sent: SentFile,
  note: Note,
): Promise<{ id: number; added: boolean }> {
  const known = await findFile(ctx.db, hashOfFile(sent.bytes))
  if (known) return { id: await useKnown(ctx, known, note), added: false }
  const file = await drawn(ctx, sent)
  const id = await ctx.db.transaction().execute(async (trx) => {
    const added = await insertPicture(trx, file)
    if (added !== null) await note(trx, added)
    return added
  })
  if (id !== null) return { id, added: true }
  // Somebody sent the same file in the same moment.
  const other = await findFile(ctx.db, file.hash)
  return { id: await useKnown(ctx, other!, note), added: false }
}

async function useKnown(ctx: Context, file: KnownFile, note: Note): Promise<number> {
  if (!file.isCurrent) throw refused(texts.isOldFile(titleOf(file)))
  if (!file.isArchived) return file.pictureId
  await ctx.db.transaction().execute(async (trx) => {
    await takeBack(trx, file.pictureId)
    await note(trx, file.pictureId)
  })
  return file.pictureId
}

/**
 * Gives a picture another file: whatever uses it shows that one, and the one before can be brought back. False
 * where somebody else changed the picture first. Refuses as `addPicture` does, and `conflict` for a file that the
 * library has as another picture, or as a former one of this.
 */
export async function replaceFile(
  ctx: Context,
  at: { id: number; version: number },
  sent: SentFile,
  note: Note,
): Promise<{ written: boolean; told: string[] }> {
  ensureNew(await findFile(ctx.db, hashOfFile(sent.bytes)), at.id)
  const file = await drawn(ctx, sent)
  return changeFile(ctx, at, note, async (trx) => {
    const added = await insertFile(trx, at.id, file)
    if (added === null) ensureNew(await findFile(trx, file.hash), at.id)
    return added!
  })
}

/** Brings back a file that the picture had. */
export async function restoreFile(
  ctx: Context,
  at: { id: number; version: number },
  fileId: number,
  note: Note,
): Promise<{ written: boolean; told: string[] }> {
  return changeFile(ctx, at, note, async (trx) => {
    const found = await trx
      .selectFrom('library_file')
      .select('id')
      .where('id', '=', fileId)
      .where('picture_id', '=', at.id)
      .executeTakeFirst()
    if (!found) throw new Refusal('notFound')
    return found.id
  })
}

/** The picture is held until the end, so that of two who replace its file the second hears how it is now. */
async function changeFile(
  ctx: Context,
  at: { id: number; version: number },
  note: Note,
  choose: (trx: Db) => Promise<number>,
): Promise<{ written: boolean; told: string[] }> {
  return ctx.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('library_picture')
      .select('version')
      .where('id', '=', at.id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new Refusal('notFound')
    if (found.version !== at.version) return { written: false, told: [] }
    await updatePicture(trx, at, { file_id: await choose(trx) })
    await showCurrentFile(trx, at.id)
    await note(trx, at.id)
    return { written: true, told: await listToldTags(trx) }
  })
}

async function drawn(ctx: Context, { bytes, name, whose, by }: SentFile): Promise<NewFile> {
  const { width, height, stem, squareStem, pictures } = await drawSizes(bytes, whose)
  const at = ctx.clock.now()
  // Named by their content: drawn for nothing, they are the same again.
  await insertPictures(ctx.db, pictures, at)
  return {
    hash: hashOfFile(bytes),
    stem,
    squareStem,
    name: fileNameOf(name),
    bytes: bytes.length,
    width,
    height,
    by,
    at,
  }
}

function ensureNew(known: KnownFile | undefined, id: number): void {
  if (!known) return
  if (known.pictureId !== id) throw refused(texts.isAnother(titleOf(known)))
  throw refused(known.isCurrent ? texts.isCurrent : texts.isOldFile(titleOf(known)))
}

function titleOf({ title }: KnownFile): string {
  return title || texts.unnamed
}

function refused(message: string): Refusal {
  return new Refusal('conflict', { message, fields: { file: message } })
}
