import { formatVnd } from '#domain/kernel/vnd.ts'
import { cx } from './class-names.ts'
import { uiTexts } from './texts.ts'

export type PriceSize = 'small' | 'card' | 'page'

const sizes: Record<PriceSize, { current: string; original: string }> = {
  small: { current: 'text-sm font-semibold whitespace-nowrap', original: 'text-xs' },
  card: { current: 'text-lg font-bold max-[359px]:text-base', original: 'text-xs' },
  page: { current: 'text-3xl phone:text-2xl font-bold', original: 'text-base' },
}

export interface PriceProps {
  current: number
  /** Struck through, shown only when above the current price. */
  original?: number
  size?: PriceSize
  /** Shows by how much, as on the product page; cards carry it on the picture instead. */
  withPercent?: boolean
  className?: string
}

export function Price({ current, original, size = 'card', withPercent, className }: PriceProps) {
  const reduced = original !== undefined && original > current
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2.5 gap-y-1', className)}>
      <span className={cx('text-primary-deep', sizes[size].current)}>
        {reduced && <span className="sr-only">{uiTexts.currentPrice} </span>}
        {formatVnd(current)}
      </span>
      {reduced && (
        <>
          <s className={cx('whitespace-nowrap text-ink-3', sizes[size].original)}>
            <span className="sr-only">{uiTexts.originalPrice} </span>
            {formatVnd(original)}
          </s>
          {withPercent && <DiscountBadge current={current} original={original} />}
        </>
      )}
    </span>
  )
}

/** `−11%`; nothing when the price is not reduced by at least one percent. */
export function DiscountBadge({
  current,
  original,
  solid,
  className,
}: {
  current: number
  original: number
  /** White on red, for the corner of a picture. */
  solid?: boolean
  className?: string
}) {
  const percent = discountPercent(current, original)
  if (percent < 1) return null
  return (
    <span
      className={cx(
        'inline-block text-xs font-semibold',
        solid
          ? 'rounded-sm bg-sale px-2 py-0.5 text-white'
          : 'rounded-full bg-sale-tint px-2.5 py-0.5 text-sale-deep',
        className,
      )}
    >
      <span aria-hidden="true">−{percent}%</span>
      <span className="sr-only">{uiTexts.discount(percent)}</span>
    </span>
  )
}

/** Whole percent, as people round. */
export function discountPercent(current: number, original: number): number {
  if (original <= 0 || current >= original) return 0
  return Math.round(((original - current) * 100) / original)
}
