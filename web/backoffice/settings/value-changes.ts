import { kindOf, partsOf, rowOf, type SettingPart } from './setting-value.ts'

export interface ValueChange {
  /** The parts it is in, from the outside, as staff read them. */
  labels: readonly string[]
  /** Of a table: which row. */
  row?: { key: string; names: 'province' | 'product' | undefined }
  part: SettingPart
  /** Undefined where there was none, or is none any more. */
  before: unknown
  after: unknown
}

/** What an edit of a setting makes different, part by part and row by row. */
export function changesOf(
  part: SettingPart,
  before: unknown,
  after: unknown,
  labels: readonly string[] = [],
): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const kind = kindOf(part)
  if (kind === 'group') {
    return partsOf(part).flatMap((inner) =>
      changesOf(inner, at(before, inner.name), at(after, inner.name), [
        ...labels,
        inner.words.label,
      ]),
    )
  }
  if (kind !== 'table') return [{ labels, part, before, after }]
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...keys]
    .filter((key) => at(before, key) !== at(after, key))
    .map((key) => ({
      labels,
      row: { key, names: part.words.names },
      part: rowOf(part),
      before: at(before, key),
      after: at(after, key),
    }))
}

function at(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name]
}
