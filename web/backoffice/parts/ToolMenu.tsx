import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useDetailsDismiss } from '#web/ui/use-details-dismiss.ts'

/** A small menu of a list's tools. */
export function ToolMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useDetailsDismiss()
  return (
    <details ref={details} className="group relative">
      <summary className="flex min-h-11 items-center gap-1 rounded-md px-3 text-md font-medium text-ink-2 hover:bg-primary-tint hover:text-ink">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="absolute top-full right-0 z-30 mt-1 flex w-64 max-w-[88vw] flex-col gap-2 rounded-md border border-line bg-white p-3 shadow-lift max-md:right-auto max-md:left-0">
        {children}
      </div>
    </details>
  )
}
