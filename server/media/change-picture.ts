import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/media/api.ts'
import { mediaAuditTexts as words, mediaTexts as texts } from '#domain/media/texts.ts'
import type { Caller, Context } from '../context.ts'
import {
  findDetail,
  listUsesOf,
  restoreFile,
  updatePicture,
  type PictureChange,
} from '../picture/index.ts'
import { listToldTags } from '../platform/change-bus.ts'
import type { Db } from '../platform/db.ts'
import { recordAudit } from '../staff/index.ts'

/** Says what a picture shows, whose it is, and what stays in sight. */
export async function changePicture(
  ctx: Context,
  { id, version, alt, credit, focal }: ParsedInput<typeof api.changePicture>,
  caller: Caller,
): Promise<api.LibraryDetail> {
  const change = { alt, credit, focal_x: focal.x, focal_y: focal.y }
  return write(ctx, { id, version }, change, (trx) =>
    recordAudit(ctx, trx, caller, {
      action: words.changed,
      subject: { kind: 'picture', id },
      after: { alt, credit, focal },
    }),
  )
}

/** Puts away what nothing uses; refuses `conflict` with how many places use it. */
export async function archivePicture(
  ctx: Context,
  { id, version, archived }: ParsedInput<typeof api.archivePicture>,
  caller: Caller,
): Promise<api.LibraryDetail> {
  const now = ctx.clock.now()
  return write(ctx, { id, version }, { archived_at: archived ? now : null }, async (trx) => {
    const used = archived ? await listUsesOf(trx, id, now) : []
    if (used.length > 0) {
      const message = texts.inUse(used.length)
      throw new Refusal('conflict', { message, fields: { archived: message } })
    }
    await recordAudit(ctx, trx, caller, {
      action: archived ? words.archived : words.unarchived,
      subject: { kind: 'picture', id },
    })
  })
}

/** Brings back a file that the picture had. */
export async function restorePictureFile(
  ctx: Context,
  { id, version, file, reason }: ParsedInput<typeof api.restorePictureFile>,
  caller: Caller,
): Promise<api.LibraryDetail> {
  const restored = await restoreFile(ctx, { id, version }, file, (trx) =>
    recordAudit(ctx, trx, caller, {
      action: words.restored,
      subject: { kind: 'picture', id },
      reason,
      after: { file },
    }),
  )
  return showWritten(ctx, id, restored)
}

async function write(
  ctx: Context,
  at: { id: number; version: number },
  change: PictureChange,
  beside: (trx: Db) => Promise<void>,
): Promise<api.LibraryDetail> {
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    if (!(await updatePicture(trx, at, change))) return { written: false, told: [] }
    await beside(trx)
    return { written: true, told: await listToldTags(trx) }
  })
  return showWritten(ctx, at.id, outcome)
}

/** The picture as it is now; where somebody else changed it first, as what the refusal brings along. */
export async function showWritten(
  ctx: Context,
  id: number,
  { written, told }: { written: boolean; told: string[] },
): Promise<api.LibraryDetail> {
  ctx.cache.drop(told)
  const now = await findDetail(ctx.db, id, ctx.clock.now())
  if (!written) throw new Refusal('conflict', { current: now! })
  return now!
}
