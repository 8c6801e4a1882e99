import type { Output } from '#domain/contract.ts'
import type { getContent } from '#domain/publishing/backoffice/api.ts'
import type { Context } from '../context.ts'
import { listToldTags } from '../platform/change-bus.ts'
import type { Db } from '../platform/db.ts'
import { readContent } from './read-content.ts'

/** Runs a write on one item, shows it here at once, and gives the item as it is then. */
export async function changeContent(
  ctx: Context,
  write: (trx: Db) => Promise<number>,
): Promise<Output<typeof getContent>> {
  const { id, told } = await ctx.db.transaction().execute(async (trx) => {
    const written = await write(trx)
    return { id: written, told: await listToldTags(trx) }
  })
  ctx.cache.drop(told)
  return readContent(ctx, ctx.db, id)
}
