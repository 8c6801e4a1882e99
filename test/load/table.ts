import type { Measured } from './measure.ts'

/** One line of the result. */
export interface Row {
  name: string
  data: string
  measured?: Measured
  /** What was reached, in the unit of what is wanted. */
  reached: string
  wanted: string
  passed: boolean | null
}

/** A limit that is shown beside what is measured against it. */
export function limitRow(name: string, data: string, measured: Measured): Row {
  return { name, data, measured, reached: '', wanted: '', passed: null }
}

/** What could not be measured, and why. */
export function missingRow(name: string, data: string, reason: string): Row {
  return { name, data, reached: reason, wanted: '', passed: false }
}

const columns = ['What', 'Data', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'Reached', 'Wanted', '']

export function markdownTable(rows: readonly Row[]): string {
  const lines = [columns, columns.map((_, index) => (isFigure(index) ? '--:' : '---'))]
  return [...lines, ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function isFigure(index: number): boolean {
  return index >= 2 && index <= 5
}

function cellsOf({ name, data, measured, reached, wanted, passed }: Row): string[] {
  const figures = measured
    ? [
        measured.perSecond.toFixed(0),
        measured.p50.toFixed(2),
        measured.p99.toFixed(2),
        // Two loads at once cannot be told apart by the process's time.
        Number.isNaN(measured.cpuMsPerRequest) ? '' : measured.cpuMsPerRequest.toFixed(3),
      ]
    : ['', '', '', '']
  return [name, data, ...figures, reached, wanted, passed === null ? '' : passed ? 'pass' : 'MISS']
}
