import type { Context } from '../../context.ts'
import { jobPace, type JobPace } from './job-groups.ts'
import { startJobRunner, type JobRunner } from './job-runner.ts'
import { ensureQueues, openBoss, scheduleJobs } from './open-boss.ts'
import type { Work } from './work.ts'

/** Opens the queues and works them until it is stopped. */
export async function startJobs(
  ctx: Context,
  databaseUrl: string,
  work: Work,
  pace: JobPace = jobPace,
): Promise<JobRunner> {
  const boss = await openBoss(databaseUrl, ctx)
  try {
    await ensureQueues(boss, work, pace)
    await scheduleJobs(boss, work.scheduled)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  const runner = startJobRunner(ctx, boss, work, pace)
  runner.wake()
  return {
    wake: () => runner.wake(),
    stop: async () => {
      await runner.stop()
      await boss.stop({ graceful: false })
    },
  }
}
