import { cx } from '#web/ui/class-names.ts'
import type { BlockProps, Tone } from '../landing-block.ts'

/** A line, some air, or a wave over into what follows. */
export function DividerBlock({ fields: { look }, tone }: BlockProps<'divider'>) {
  if (look === 'space') return <div className={cx('h-10 phone:h-6', grounds[tone])} />
  if (look === 'line') {
    return (
      <div className={grounds[tone]}>
        <hr className="shop-column border-line" />
      </div>
    )
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 60"
      preserveAspectRatio="none"
      className={cx('block h-12 w-full phone:h-7', waves[tone])}
    >
      <path fill="currentColor" d="M0 60V28C200 0 380 0 600 24s400 28 600 0v36z" />
    </svg>
  )
}

const grounds: Record<Tone, string> = {
  plain: 'bg-white',
  tint: 'bg-primary-tint',
  deep: 'bg-primary-deep',
}
const waves: Record<Tone, string> = {
  plain: 'text-white',
  tint: 'bg-white text-primary-tint',
  deep: 'bg-white text-primary-deep',
}
