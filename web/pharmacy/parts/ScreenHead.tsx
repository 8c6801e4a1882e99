import type { ReactNode } from 'react'

/** A screen's name, with its ways or its main action beside it where there is room. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 print:hidden">
      <h1 className="text-2xl font-bold phone:text-xl">{title}</h1>
      {children}
    </div>
  )
}
