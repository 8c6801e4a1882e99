import type { ReactNode } from 'react'

/** Where the list of what is missing leads. */
export function At({ field, children }: { field: string; children: ReactNode }) {
  return <div id={`field-${field}`}>{children}</div>
}
