import type { ImportReport } from './import-units.ts'
import type { Problem } from './release.ts'

/** What an import did, as a table for a terminal. */
export function formatImportReport(report: ImportReport): string {
  const { source, version, applied, counts, successors, problems } = report
  const rows = counts.map(({ scheme, level, added, changed, retired, total }) => [
    `${scheme} ${level}`,
    ...[total, added, changed, retired].map(String),
  ])
  return [
    `Source   ${source}`,
    `Version  ${version}`,
    applied ? 'Imported.' : 'Already imported; nothing was changed.',
    '',
    ...alignColumns([['', 'in source', 'added', 'changed', 'retired'], ...rows]),
    `old → new  ${successors === null ? 'not in this source, kept as it was' : `${successors} rows`}`,
    '',
    ...formatProblems(problems),
  ].join('\n')
}

function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}

function formatProblems(problems: Problem[]): string[] {
  if (problems.length === 0) return ['No problems.']
  return problems.flatMap(({ what, count, examples }) => [
    `${String(count).padStart(5)}  ${what}`,
    ...examples.slice(0, 3).map((example) => `         ${example}`),
  ])
}
