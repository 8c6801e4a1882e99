import type { Context } from '../context.ts'
import { sendMessage } from '../notification/index.ts'
import type { Listeners } from '../platform/jobs/work.ts'

export const phoneMergeListeners: Listeners = {
  'phones.merged': {
    tellBothPhones: (ctx, payload) => tellBothPhones(ctx, Number(payload.mergeId)),
  },
}

/** Whoever still holds the old phone hears of it too: it may not have been they who asked. */
async function tellBothPhones(ctx: Context, id: number): Promise<void> {
  const merge = await ctx.db
    .selectFrom('person_merge')
    .select(['from_phone', 'to_phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!merge || merge.from_phone === '') return
  const values = { old: merge.from_phone.slice(-3), new: merge.to_phone.slice(-3) }
  for (const [side, recipient] of [
    ['from', merge.from_phone],
    ['to', merge.to_phone],
  ] as const) {
    const dedupeKey = `phones-merged:${id}:${side}`
    await sendMessage(ctx, { dedupeKey, recipient, template: 'phonesMerged', values })
  }
}
