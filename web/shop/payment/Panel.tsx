import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { paymentHeadingId } from './headings.ts'

export interface PanelProps {
  title: string
  /** Stands before the title. */
  sign?: ReactNode
  /** Stands at the title's far end. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** The one panel that says where the paying of an order stands; the focus can be led to its title. */
export function Panel({ title, sign, aside, className, children }: PanelProps) {
  return (
    <Card as="section" aria-labelledby={paymentHeadingId} className={cx('h-full', className)}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          {sign}
          <h2 id={paymentHeadingId} tabIndex={-1} className="scroll-mt-4 text-lg outline-none">
            {title}
          </h2>
        </div>
        {aside}
      </div>
      {children}
    </Card>
  )
}

export function PanelSign({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={cx('grid size-11 shrink-0 place-items-center rounded-full', tones[tone])}>
      {children}
    </span>
  )
}

const tones = {
  info: 'bg-primary-tint text-primary',
  point: 'bg-point-tint text-point',
  sale: 'bg-sale-tint text-sale',
  neutral: 'bg-ground text-ink-2',
}
