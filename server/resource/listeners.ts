import type { Context } from '../context.ts'
import type { Listeners } from '../platform/jobs/work.ts'
import { deleteExpired } from './export/file-queries.ts'
import { makeFile } from './export/make-file.ts'
import type { Exportable } from './export/export-files.ts'

/** What the worker does for lists of all kinds. */
export function resourceListeners(made: Exportable): Listeners {
  return {
    'export.ordered': {
      makeFile: (ctx, payload) => makeFile(ctx, made, Number(payload.exportId)),
    },
  }
}

/** Files whose time is over. */
export function forgetExports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteExpired(db, clock.now())
}
