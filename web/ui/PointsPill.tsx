import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { formatPoints } from '#domain/kernel/points.ts'
import { cx } from './class-names.ts'

export interface PointsPillProps {
  points: number
  /** Shows `+95 điểm`. */
  gain?: boolean
  /** A sentence around the figure instead of the figure alone. */
  children?: ReactNode
  className?: string
}

/** Points always look like this, and nothing else does. */
export function PointsPill({ points, gain, children, className }: PointsPillProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full bg-point-tint px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-point',
        className,
      )}
    >
      <Star aria-hidden="true" className="size-3.5 shrink-0" />
      {children ?? `${gain ? '+' : ''}${formatPoints(points)}`}
    </span>
  )
}
