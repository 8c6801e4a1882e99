import { askedKinds, type AskedKind, type Recorder } from './recorder.ts'
import type { Finding } from './compare.ts'
import type { Watchers } from './watchers.ts'

export interface Measured {
  what: string
  who: string
  /** Milliseconds in which no write succeeded. */
  away: number
}

const goalMs = 15_000

interface Drilled {
  measured: readonly Measured[]
  recorder: Recorder
  watchers: Watchers
  findings: readonly Finding[]
  doctor: readonly string[]
}

/** Says in words and figures what happened; whether all of it is as it must be. */
export function report(
  { measured, recorder, watchers, findings, doctor }: Drilled,
  tell: (line: string) => void,
): boolean {
  tell('\nHow long writes were away (goal: at most 15 s)')
  for (const each of measured) tell(outageLine(each))
  tell('\nWhat callers heard (0: a line that was cut; they ask the same again until they hear 200)')
  for (const kind of askedKinds) tell(`  ${kind.padEnd(8)} ${statusesOf(recorder, kind)}`)
  const { faults, waiting } = recorder
  tell(`  streams  ${watchers.summary}`)
  if (waiting > 0) tell(`  WRONG ${waiting} were not answered at all`)
  for (const fault of faults.slice(0, 10)) tell(`  WRONG ${fault}`)
  tell('\nWhat was answered, by the ids of the answers')
  for (const finding of findings) tell(lineOf(finding))
  tell(`\nDoctor: ${doctor.length === 0 ? 'finds nothing wrong' : 'WRONG'}`)
  for (const line of doctor) tell(`  ${line}`)
  const passed =
    measured.every(({ away }) => away <= goalMs) &&
    findings.every(({ lost, doubled }) => lost.length + doubled.length === 0) &&
    faults.length + waiting + doctor.length + watchers.deaf === 0
  tell(passed ? '\nPassed: nothing lost, nothing doubled, nobody waited too long.' : '\nFAILED')
  return passed
}

/** How long writes were away, and whether that was too long. */
export function outageLine({ what, who, away }: Measured): string {
  const verdict = away <= goalMs ? 'ok   ' : 'SLOW '
  return `  ${verdict} ${(away / 1000).toFixed(1).padStart(5)} s  ${what}: ${who}`
}

function statusesOf({ statuses, slowest, answered }: Recorder, kind: AskedKind): string {
  const counts = [...statuses.get(kind)!].toSorted(([a], [b]) => a - b)
  const tries = answered.filter((one) => one.kind === kind).map((one) => one.tries)
  const heard = counts.map(([status, count]) => `${count} × ${status}`).join(', ')
  const longest = `${(slowest.get(kind)! / 1000).toFixed(1)} s for one answer at most`
  return `${heard}; ${longest}${tries.length > 0 ? `, ${Math.max(...tries)} tries` : ''}`
}

function lineOf({ what, answered, lost, doubled }: Finding): string {
  const verdict = lost.length + doubled.length === 0 ? 'ok   ' : 'WRONG'
  const some = [...lost, ...doubled].slice(0, 5).join(' ')
  return `  ${verdict} ${what}: ${answered} answered, ${lost.length} lost, ${doubled.length} doubled ${some}`
}
