import { sql } from 'kysely'
import { currentBrand, type CurrentBrand } from '#domain/brand/current-brand.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { inDrawingQueue } from '../drawing-queue.ts'
import { drawShare, type ShareKind } from './draw-share.ts'

/** What is being drawn: who asks meanwhile waits for the same. */
const drawing = new Map<string, Promise<Buffer>>()

/**
 * The picture of a shared link by the hash of its inputs, drawn when it is asked for first and kept for good. Null
 * for a hash of nothing that the public has seen: nobody has other words drawn. Refuses `busy` when too many wait.
 */
export async function findSharePicture(ctx: Context, hash: string): Promise<Buffer | null> {
  const brand = currentBrand()
  const kept = await findKept(ctx.db, hash, brand.version)
  if (kept) return kept
  const shared = await findShared(ctx.db, hash, ctx.clock.now())
  if (!shared) return null
  const key = `${hash} ${brand.version}`
  const begun = drawing.get(key) ?? drawAndKeep(ctx, { hash, brand }, shared)
  drawing.set(key, begun)
  return begun.finally(() => drawing.delete(key))
}

interface Shared {
  kind: ShareKind
  title: string
}

async function drawAndKeep(
  ctx: Context,
  { hash, brand }: { hash: string; brand: Readonly<CurrentBrand> },
  shared: Shared,
): Promise<Buffer> {
  const bytes = await inDrawingQueue('shared links', () => drawShare(shared, brand))
  await ctx.db
    .insertInto('share_picture')
    .values({ hash, brand: brand.version, bytes, drawn_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return bytes
}

async function findKept(db: Db, hash: string, brand: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('share_picture')
    .select('bytes')
    .where('hash', '=', hash)
    .where('brand', '=', brand)
    .executeTakeFirst()
  return found?.bytes
}

async function findShared(db: Db, hash: string, at: Date): Promise<Shared | undefined> {
  const { rows } = await sql<Shared>`select kind, title from shared_title(${hash}, ${at})`.execute(
    db,
  )
  return rows[0]
}
