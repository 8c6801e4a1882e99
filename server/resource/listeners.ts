import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import type { Listeners } from '../platform/jobs/work.ts'
import { readSetting } from '../settings/index.ts'
import { deleteEndedBefore } from './bulk/job-queries.ts'
import { runJob } from './bulk/run-job.ts'
import { deleteExpired } from './export/file-queries.ts'
import { makeFile } from './export/make-file.ts'
import type { Exportable } from './export/export-files.ts'

/** What the worker does for lists of all kinds. */
export function resourceListeners(made: Exportable): Listeners {
  return {
    'export.ordered': {
      makeFile: (ctx, payload) => makeFile(ctx, made, Number(payload.exportId)),
    },
    'bulk.ordered': {
      carryOut: (ctx, payload) => runJob(ctx, made.kinds, Number(payload.jobId)),
    },
  }
}

/** Files whose time is over. */
export function forgetExports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteExpired(db, clock.now())
}

/** Actions on many that ended as many days ago as the setting says; the audit keeps what they did. */
export async function forgetBulkJobs({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { keepDays } = await readSetting(db, 'bulkJobs')
  await deleteEndedBefore(db, new Date(clock.now().getTime() - days(keepDays)))
}
