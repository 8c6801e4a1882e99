import { Gauge } from 'prom-client'
import type { Context } from '../../context.ts'
import { readBackupState, type BackupState } from './backup-state.ts'

const figures = {
  backup_newest_age_seconds: {
    help: 'Age of the newest backup of the embedded database; missing without any',
    of: ({ own }: BackupState, now: number) =>
      own?.newestAt ? (now - own.newestAt.getTime()) / 1000 : null,
  },
  log_archive_waiting: {
    help: 'Pieces of 16 MB of the embedded database that the archive has not taken yet',
    of: ({ own }: BackupState) => own && own.waiting,
  },
  log_archive_given_up: {
    help: '1 when the archive took nothing for so long that nothing is given to it any more',
    of: ({ own }: BackupState) => own && (own.givenUp ? 1 : 0),
  },
  log_archive_failing: {
    help: '1 when PostgreSQL last tried in vain to put its log away',
    of: ({ isFailing }: BackupState) => (isFailing ? 1 : 0),
  },
} satisfies Record<string, { help: string; of: (state: BackupState, now: number) => number | null }>

/** Of backups and the log, whichever process is asked; left out while the database is away. */
export function registerBackupFigures(
  ctx: Pick<Context, 'db' | 'config' | 'clock' | 'metrics'>,
): void {
  const { registry } = ctx.metrics
  // Tests build several apps over one registry.
  if (registry.getSingleMetric('log_archive_failing')) return
  let reading: Promise<BackupState | null> | null = null
  const read = () =>
    (reading ??= readBackupState(ctx.db, ctx.config)
      .catch(() => null)
      .finally(() => (reading = null)))
  for (const [name, { help, of }] of Object.entries(figures)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = await read()
        const value = state && of(state, ctx.clock.now().getTime())
        this.remove()
        if (value !== null) this.set(value)
      },
    })
  }
}
