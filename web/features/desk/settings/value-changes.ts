import { shapeOf } from './value-shape.ts'

export interface ValueChange {
  /** `shippingFee.byProvince.1` */
  path: string
  /** Undefined where there was none, or is none any more. */
  before: unknown
  after: unknown
}

/** What an edit makes different, part by part and row by row. */
export function changesOf(path: string, before: unknown, after: unknown): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const shape = shapeOf(path, after)
  if (shape !== 'group' && shape !== 'table') return [{ path, before, after }]
  const old = (before ?? {}) as Readonly<Record<string, unknown>>
  const now = after as Readonly<Record<string, unknown>>
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.flatMap((name) => changesOf(`${path}.${name}`, old[name], now[name]))
}
