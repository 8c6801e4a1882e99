import { cx } from './class-names.ts'
import { uiTexts } from './texts.ts'

const rating1 = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
// Widths as classes: a page that allows no inline styles would drop a computed one.
const fills = [
  'w-0',
  'w-[10%]',
  'w-[20%]',
  'w-[30%]',
  'w-[40%]',
  'w-1/2',
  'w-[60%]',
  'w-[70%]',
  'w-[80%]',
  'w-[90%]',
  'w-full',
]

/** Five stars filled to the nearest half. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const halves = Math.min(10, Math.max(0, Math.round(rating * 2)))
  return (
    <span
      role="img"
      aria-label={uiTexts.stars(rating1.format(rating))}
      className={cx(
        'relative inline-block text-sm leading-none tracking-[2px] whitespace-nowrap',
        className,
      )}
    >
      <span className="text-[#d5dce7]">★★★★★</span>
      <span className={cx('absolute inset-y-0 left-0 overflow-hidden text-star', fills[halves])}>
        ★★★★★
      </span>
    </span>
  )
}
