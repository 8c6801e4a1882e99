import { StartFailure } from '../start-failure.ts'
import { placesIn, type Manifest } from './backup-dir.ts'
import { momentText } from './moment.ts'
import { isOf, readHistory } from './timelines.ts'
import { followLog, listWalFiles, placeOf } from './wal-files.ts'

/** From when until when a backup can be brought forward. */
export interface Span {
  backup: Manifest
  from: Date
  /** Everything of the log that is there was written by then. */
  until: Date
  /** A hole in the log ends it; what came later needs a later backup. */
  isCut: boolean
  /** The last piece of the log. */
  last: number
}

interface Looked {
  backupDir: string
  backups: readonly Manifest[]
  /** The log's folder of the database in use: it has what is in no archive yet. */
  beside: string
  /** `latest`, or the number of one that was left by a switch. */
  timeline?: string
}

/** What can be restored, oldest first. */
export function listSpans({ backupDir, backups, beside, timeline = 'latest' }: Looked): Span[] {
  const folders = [placesIn(backupDir).wal, beside]
  const history = readHistory(folders, timeline)
  const files = folders.flatMap(listWalFiles).filter(({ name }) => isOf(history, name))
  const usable = backups.filter(({ stopPiece }) => isOf(history, stopPiece))
  return usable.map((backup) => {
    const { last, at, isCut } = followLog(files, placeOf(backup.startPiece)!.place)
    const from = new Date(backup.stoppedAt)
    return { backup, from, until: new Date(Math.max(at, from.getTime())), isCut, last }
  })
}

/** The newest backup from which the moment can be reached; refuses with the moments that can. */
export function chooseSpan(spans: readonly Span[], moment: Date, now: Date): Span {
  if (spans.length === 0) throw new StartFailure('There is no backup yet: npm run backup.')
  const found = spans.findLast(({ from, until }) => from <= moment && moment <= until)
  if (found) return found
  throw new StartFailure([reasonOf(spans, moment, now), ...describeSpans(spans)])
}

function reasonOf(spans: readonly Span[], moment: Date, now: Date): string {
  const asked = momentText(moment)
  if (moment > now) return `${asked} is still to come.`
  if (moment < spans[0]!.from) return `${asked} is before the first backup ended.`
  return `The log does not reach ${asked}: a piece of it is missing, or was never archived.`
}

/** Backups whose log goes on into the next one are one stretch of time. */
export function describeSpans(spans: readonly Span[]): string[] {
  const stretches: { from: Date; until: Date }[] = []
  for (const { from, until } of spans) {
    const last = stretches.at(-1)
    if (last && from <= last.until) {
      if (until > last.until) last.until = until
    } else stretches.push({ from, until })
  }
  return [
    'What can be restored:',
    ...stretches.map(({ from, until }) => `  ${momentText(from)} – ${momentText(until)}`),
  ]
}
