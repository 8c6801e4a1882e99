import type { Context } from '../../context.ts'
import { encryptLines } from '../../platform/sealed-export.ts'
import { linesOf } from '../export-batch.ts'
import { fillBatch } from '../issue-batch.ts'

/**
 * Draws the codes of a batch that somebody asked for and keeps them as a file that only its printer can open: all in
 * one transaction. A job that is killed leaves a batch that waits as before, and begins anew.
 */
export async function issueAsked(ctx: Context, batchId: number): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const batch = await trx
      .selectFrom('code_batch')
      .select(['prefix', 'wanted_count', 'exported_to'])
      .where('id', '=', batchId)
      .where('state', '=', 'issuing')
      .forUpdate()
      .executeTakeFirst()
    if (!batch || batch.wanted_count === null || batch.exported_to === null) return
    const { prefix, wanted_count: count, exported_to: recipient } = batch
    await fillBatch(ctx, trx, { batchId, prefix, count }, async (drawn) => {
      const file = await encryptLines(recipient, linesOf(drawn))
      await trx
        .insertInto('code_batch_file')
        .values({ batch_id: batchId, file, made_at: at })
        .execute()
    })
    await trx
      .updateTable('code_batch')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', batchId)
      .execute()
  })
  ctx.changeBus.tell(['code-batches'])
}
