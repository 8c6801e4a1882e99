import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import type { Tone } from './landing-block.ts'

export interface BandProps {
  tone: Tone
  /** Stands below one of the same tone: the two read as one. */
  isJoined: boolean
  /** Belongs to what follows. */
  isHeading?: boolean
  children: ReactNode
}

/** One block from edge to edge, its content in the shop's column. */
export function Band({ tone, isJoined, isHeading, children }: BandProps) {
  return (
    <section
      className={cx(
        bands[tone],
        !isJoined && 'pt-14 phone:pt-9',
        isHeading ? 'pb-7 phone:pb-5' : 'pb-14 phone:pb-9',
      )}
    >
      <div className="shop-column">{children}</div>
    </section>
  )
}

const bands: Record<Tone, string> = {
  plain: 'bg-white',
  tint: 'bg-primary-tint',
  // To the side alone: two that follow each other have no seam.
  deep: 'bg-linear-90 from-primary-deep to-primary text-white',
}

export function BandHeading({
  title,
  text,
  tone,
  as: Heading = 'h2',
}: {
  title: string
  text?: string
  tone: Tone
  as?: 'h1' | 'h2'
}) {
  if (!title && !text) return null
  return (
    <div className="mx-auto mb-7 max-w-[44rem] text-center phone:mb-5">
      {title && <Heading className="text-3xl phone:text-2xl">{title}</Heading>}
      {text && (
        <p className={cx('mt-2 text-lg text-balance phone:text-base', quiet(tone))}>{text}</p>
      )}
    </div>
  )
}

/** Words that stand back, readable on each tone. */
export function quiet(tone: Tone): string {
  return tone === 'deep' ? 'text-white/90' : 'text-ink-2'
}
