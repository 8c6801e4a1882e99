import type { ReactNode } from 'react'
import { Panel } from '../parts/Panel.tsx'

export interface ListPanelProps<Row> {
  title: string
  none: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  children: (row: Row) => ReactNode
}

/** A short list under a heading, or the words for none. */
export function ListPanel<Row>({ title, none, rows, keyOf, children }: ListPanelProps<Row>) {
  return (
    <Panel title={title} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li
              key={keyOf(row)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 wrap-anywhere"
            >
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
