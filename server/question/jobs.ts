import { days } from '#domain/kernel/durations.ts'
import { keptDays, openDays } from '#domain/question/limits.ts'
import type { Context } from '../context.ts'
import type { ScheduledJob } from '../platform/jobs/work.ts'
import { forgetQuestions, lockOldQuestions } from './forget-queries.ts'
import { noteAnswersInForce } from './tell-asker.ts'

export const questionJobs: readonly ScheduledJob[] = [
  { name: 'tell-askers', cron: '* * * * *', run: noteAnswersInForce },
  { name: 'forget-askers', cron: '41 3 * * *', run: forgetOldAskers },
]

const batchSize = 200

/** docs/rules/experts.md §6. */
async function forgetOldAskers(ctx: Context): Promise<void> {
  while (await forgetBatch(ctx));
}

async function forgetBatch(ctx: Context): Promise<boolean> {
  const at = ctx.clock.now()
  const before = (count: number) => new Date(at.getTime() - days(count))
  return ctx.db.transaction().execute(async (trx) => {
    const old = await lockOldQuestions(trx, {
      endedBefore: before(keptDays),
      askedBefore: before(openDays),
      limit: batchSize,
    })
    await forgetQuestions(trx, old, at)
    return old.length === batchSize
  })
}
