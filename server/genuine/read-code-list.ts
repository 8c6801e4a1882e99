import { checkCodeFormat } from '#domain/genuine/code-format.ts'

export interface CodeLine {
  /** In the file, from 1. */
  line: number
  code: string
}

export interface LineProblem {
  line: number
  problem: string
}

/** The good codes of a printer's list in capitals, and what is wrong with the others. */
export function readCodeList(text: string): { lines: CodeLine[]; problems: LineProblem[] } {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(cellsOf)
  const named = rows[0]?.findIndex((cell) => /^(code|codes|mã|ma|serial)$/i.test(cell)) ?? -1
  const column = Math.max(0, named)
  const firstLines = new Map<string, number>()
  const lines: CodeLine[] = []
  const problems: LineProblem[] = []
  for (const [index, cells] of rows.entries()) {
    if ((index === 0 && named >= 0) || cells.every((cell) => cell === '')) continue
    const line = index + 1
    const code = (cells[column] ?? '').toUpperCase()
    const problem = problemOf(code, firstLines.get(code))
    if (problem) problems.push({ line, problem })
    else lines.push({ line, code })
    if (!firstLines.has(code)) firstLines.set(code, line)
  }
  return { lines, problems }
}

function problemOf(code: string, firstLine: number | undefined): string | null {
  if (checkCodeFormat(code) !== null) return 'is not 6 to 20 letters and digits'
  return firstLine === undefined ? null : `is the same as line ${firstLine}`
}

function cellsOf(row: string): string[] {
  return row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}
