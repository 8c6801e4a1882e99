import type { Recorder } from './recorder.ts'
import type { VerifiedAt } from './verify-at.ts'

interface Drilled extends VerifiedAt {
  recorder: Recorder
  sells: boolean
  backupMs: number
  restoreMs: number
  /** Milliseconds of the order that took longest, without and during the backup. */
  calm: number
  busy: number
}

const verdict = (isRight: boolean) => (isRight ? 'ok   ' : 'WRONG')
const secondsOf = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Says in words and figures what was restored; whether all of it is as it must be. */
export function reportRestore(drilled: Drilled, tell: (line: string) => void): boolean {
  const { findings, sums, doctor, sells, recorder } = drilled
  tell('\nHow long it took')
  tell(
    `  backup ${secondsOf(drilled.backupMs)}; the slowest order ${secondsOf(drilled.calm)} before it, ${secondsOf(drilled.busy)} meanwhile`,
  )
  tell(`  restore, doctor, comparison and switch ${secondsOf(drilled.restoreMs)}`)
  tell('\nWhat was answered by the moment, by the ids of the answers')
  for (const { what, answered, underWay, lost, tooMany } of findings) {
    const words = `${answered} answered, ${underWay} under way, ${lost.length} lost, ${tooMany.length} of later`
    const some = [...lost, ...tooMany].slice(0, 5).join(' ')
    tell(`  ${verdict(lost.length + tooMany.length === 0)} ${what}: ${words} ${some}`)
  }
  for (const { what, answered, there } of sums) {
    tell(`  ${verdict(answered === there)} ${what}: ${answered} answered, ${there} there`)
  }
  tell(`\nDoctor: ${doctor.length === 0 ? 'finds nothing wrong' : 'WRONG'}`)
  for (const line of doctor) tell(`  ${line}`)
  tell(`The shop ${sells ? 'serves again' : 'does NOT serve'}`)
  const faults = recorder.faults.slice(0, 10)
  for (const fault of faults) tell(`  WRONG ${fault}`)
  const passed =
    sells &&
    doctor.length + faults.length === 0 &&
    findings.every(
      ({ answered, lost, tooMany }) => answered > 0 && lost.length + tooMany.length === 0,
    ) &&
    sums.every(({ answered, there }) => answered === there)
  tell(
    passed
      ? '\nPassed: all that was answered by the moment is there, and nothing of later.'
      : '\nFAILED',
  )
  return passed
}
