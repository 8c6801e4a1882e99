import type { ImportAnswer } from '#domain/resource.ts'
import type { FieldCells } from '../field-cells.ts'
import type { CellError } from './read-columns.ts'

/** Errors and records that an answer tells. */
export const maxShown = 200

/** What became of one record of a file. */
export type Step = ImportAnswer['preview'][number] & { key: string }

/** What is told of a file. */
export function toAnswer(
  { steps, errors }: { steps: readonly Step[]; errors: readonly CellError[] },
  fields: readonly FieldCells[],
  dryRun: boolean,
): ImportAnswer {
  const count = (wanted: Step['outcome']) => keysOf(steps, wanted).length
  const counts = { added: count('added'), changed: count('changed'), same: count('same') }
  const byRow = errors.toSorted((one, other) => one.row - other.row)
  return {
    dry_run: dryRun,
    written: !dryRun && errors.length === 0,
    rows: steps.length,
    ...counts,
    moves: movesOf(steps, fields),
    wrong: errors.length,
    errors: byRow.slice(0, maxShown),
    preview: steps.slice(0, maxShown).map(({ key: _key, ...step }) => step),
  }
}

/** The keys of the records with which this was done. */
export function keysOf(steps: readonly Step[], wanted: Step['outcome']): string[] {
  return steps.filter(({ outcome }) => outcome === wanted).map(({ key }) => key)
}

/** How many records leave one of a few words for another. */
function movesOf(steps: readonly Step[], fields: readonly FieldCells[]): ImportAnswer['moves'] {
  const heads = fields.flatMap(({ column }) => (column?.isChoice ? [column.head] : []))
  const moves = new Map<string, ImportAnswer['moves'][number]>()
  for (const change of steps.flatMap(({ changes }) => changes)) {
    if (!heads.includes(change.column)) continue
    const key = Object.values(change).join('\n')
    const known = moves.get(key) ?? { ...change, records: 0 }
    moves.set(key, { ...known, records: known.records + 1 })
  }
  return [...moves.values()]
}
