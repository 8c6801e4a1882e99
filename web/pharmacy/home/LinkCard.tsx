import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** A line of the home that leads to what is to be done. */
export function LinkCard({
  to,
  icon,
  className,
  children,
}: {
  to: string
  className?: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <Anchor
      to={to}
      className={cx(
        'flex min-h-19 items-center gap-3.5 rounded-md border border-line bg-white p-3.5 transition-colors hover:border-primary',
        className,
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
        {icon}
      </span>
      <span className="min-w-0 grow">{children}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </Anchor>
  )
}

export function CardWords({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-ink-2">{text}</span>
    </>
  )
}

/** The link can be followed already: these words say where to. */
export function CardSkeleton({ words }: { words: string }) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <Skeleton className="my-1 h-4 w-48" />
      <Skeleton className="my-1 h-3.5 w-32" />
    </>
  )
}
