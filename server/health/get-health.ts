import { statfs } from 'node:fs/promises'
import { healthKeys, type Health, type HealthKey, type HealthState } from '#domain/health/api.ts'
import type { Context } from '../context.ts'
import { readBackupState, type BackupState } from '../platform/backup/backup-state.ts'
import { groupOf, readJobState, type JobState } from '../job/index.ts'
import type { ShownStandby } from '../platform/standbys/standbys.ts'
import { countFailures, countProcesses, countRejections, takeRoundTrip } from './health-queries.ts'

/** Each part of the shop in one figure and what to think of it. Without a database the call itself says so. */
export async function getHealth(ctx: Context): Promise<Health> {
  const took = await takeRoundTrip(ctx.db)
  const [jobs, rejections, failures, processes, backups, room] = await Promise.all([
    readJobState(ctx.db),
    countRejections(ctx.db, ctx.clock.now()),
    countFailures(ctx.db, ctx.clock.now()),
    countProcesses(ctx.db),
    readBackupState(ctx.db, ctx.config),
    findRoom(ctx.config.dataDir),
  ])
  const standbys = ctx.standbys?.list() ?? []
  const figures: Record<HealthKey, readonly [HealthState, number | null]> = {
    database: rising(Math.round(took), 100, 1000),
    disk: room === null ? ['unknown', null] : falling(room, 5 * gigabyte, gigabyte),
    outbox: rising(jobs.oldestEvent, 60, 300),
    payments: rising(rejections, 1, 20),
    refunds: rising(oldestOf(jobs, isRefund), 900, 3600),
    messages: rising(oldestOf(jobs, isMessage), 300, 900),
    letters: rising(
      jobs.letters.reduce((sum, { open }) => sum + open, 0),
      1,
      50,
    ),
    failures: rising(failures, 1, 20),
    processes: processes === 0 ? ['unknown', null] : ['good', processes],
    standbys: judgeStandbys(standbys),
    backup: judgeBackups(backups, ctx.clock.now()),
  }
  const shown = healthKeys.filter((key) => key !== 'standbys' || standbys.length > 0)
  return {
    checks: shown.map((key) => {
      const [state, value] = figures[key]
      return { key, state, value: value === null ? null : Math.round(value) }
    }),
    standbys: standbys.map(({ name, state, behindMs }) => {
      return { name, state, behind: Math.round(behindMs / 1000) }
    }),
  }
}

/** How many are read from; who leads is none. */
function judgeStandbys(standbys: readonly ShownStandby[]): readonly [HealthState, number] {
  const used = standbys.filter(({ state }) => state === 'used').length
  const leftOut = standbys.filter(({ state }) => state !== 'used' && state !== 'leads').length
  return [used === 0 ? 'bad' : leftOut > 0 ? 'watch' : 'good', used]
}

/** The age of the newest in seconds: of a copy that we make ourselves, else of what PostgreSQL has put away of its log. */
function judgeBackups(
  { own, isFailing, archivedAt }: BackupState,
  now: Date,
): readonly [HealthState, number | null] {
  const ageOf = (at: Date) => Math.max(0, (now.getTime() - at.getTime()) / 1000)
  const newest = own ? own.newestAt : archivedAt
  if (!newest) return [own ? 'watch' : 'unknown', null]
  if (isFailing || own?.givenUp) return ['bad', ageOf(newest)]
  return own ? rising(ageOf(newest), 26 * hour, 72 * hour) : rising(ageOf(newest), 300, hour)
}

const hour = 3600
const gigabyte = 1024 ** 3

function rising(value: number, watch: number, bad: number): readonly [HealthState, number] {
  return [value >= bad ? 'bad' : value >= watch ? 'watch' : 'good', value]
}

function falling(value: number, watch: number, bad: number): readonly [HealthState, number] {
  return [value < bad ? 'bad' : value < watch ? 'watch' : 'good', value]
}

function oldestOf({ queues }: JobState, isWanted: (queue: string) => boolean): number {
  return Math.max(0, ...queues.filter(({ queue }) => isWanted(queue)).map(({ oldest }) => oldest))
}

function isMessage(queue: string): boolean {
  return groupOf(queue) === 'messages'
}

function isRefund(queue: string): boolean {
  return groupOf(queue) === 'calls'
}

/** Of the folder that this process writes to: the embedded database's, too. */
async function findRoom(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  } catch {
    return null
  }
}
