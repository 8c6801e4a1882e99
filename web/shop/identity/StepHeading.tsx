import type { ReactNode } from 'react'

/** Names the step, also to whoever hears it: its form is labelled by it. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3 id={id} className="text-lg">
      {children}
    </h3>
  )
}
