import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** One matter of the settings. */
export function Panel({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="rounded-md border border-line bg-white p-5 phone:p-4">
      <h2 className="text-lg">{title}</h2>
      {text && <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
      {children}
    </section>
  )
}

/** Two rows in the shape of those that are coming. */
export function RowsSkeleton() {
  return (
    <div aria-busy="true" className="mt-2 divide-y divide-line">
      {[1, 2].map((row) => (
        <div key={row} className="py-3">
          <Skeleton className="my-1 h-4 w-40" />
          <Skeleton className="my-1.5 h-3.5 w-56" />
          <Skeleton className="my-1.5 h-3.5 w-44" />
        </div>
      ))}
    </div>
  )
}
