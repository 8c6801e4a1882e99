import { formatVnd } from '#domain/kernel/vnd.ts'
import { cx } from './class-names.ts'
import { uiTexts } from './texts.ts'

export type PriceSize = 'small' | 'card' | 'page'

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
  const isLong = size === 'card' && current >= 1_000_000
  return (
    <span className={cx(`price price-${size}`, isLong && 'price-long', className)}>
      <span>
        {reduced && <span className="sr-only">{`${uiTexts.currentPrice} `}</span>}
        {formatVnd(current)}
      </span>
      {reduced && (
        <>
          <s>
            <span className="sr-only">{`${uiTexts.originalPrice} `}</span>
            {formatVnd(original)}
          </s>
          {withPercent && <DiscountBadge current={current} original={original} />}
        </>
      )}
    </span>
  )
}

/** `−11%`; nothing when the price is not reduced by at least one percent. */
export function DiscountBadge({ current, original }: { current: number; original: number }) {
  const percent = discountPercent(current, original)
  if (percent < 1) return null
  return (
    <span className="discount">
      <span aria-hidden="true">{`−${percent}%`}</span>
      <span className="sr-only">{uiTexts.discount(percent)}</span>
    </span>
  )
}

/** Whole percent, as people round. */
export function discountPercent(current: number, original: number): number {
  if (original <= 0 || current >= original) return 0
  return Math.round(((original - current) * 100) / original)
}
