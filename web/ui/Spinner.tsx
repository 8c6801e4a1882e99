import { cx } from './class-names.ts'
import { uiTexts } from './texts.ts'

export function Spinner({
  className = 'size-6',
  label = uiTexts.loading,
}: {
  className?: string
  label?: string
}) {
  return (
    <span role="status" className={cx('inline-grid place-items-center', className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="motion-spin size-full">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  )
}
