import { formatVnd } from '#domain/kernel/vnd.ts'
import type { PopupBody } from '#domain/publishing/places/popup.ts'
import { cx } from '#web/ui/class-names.ts'
import { useProducts } from '../fields/use-products.ts'
import { ShownPicture } from './ShownPicture.tsx'
import { placeTexts as texts } from './texts.ts'

/** A box over the dimmed page, on a phone a sheet of half its height at most. */
export function PopupPreview({ body, isWide }: { body: PopupBody; isWide: boolean }) {
  const { title, text, action, picture, product_id: id } = body
  const { products } = useProducts(id === null ? [] : [id])
  const [product] = products
  return (
    <div
      className={cx(
        'grid bg-ink/45',
        isWide ? 'h-[720px] place-items-center' : 'h-[460px] items-end',
      )}
    >
      <div
        className={cx(
          'overflow-hidden bg-white',
          isWide ? 'w-[448px] rounded-md' : 'max-h-[320px] w-full rounded-t-sheet',
        )}
      >
        <div className={cx(!isWide && 'grid grid-cols-[7.5rem_1fr] gap-3 p-4')}>
          <ShownPicture
            picture={picture}
            className={cx('aspect-3/2 w-full object-cover', !isWide && 'rounded-md')}
          />
          <div className={cx('flex flex-col items-start gap-2', isWide && 'px-6 pt-5 pb-4')}>
            <p className={cx('font-bold text-balance', isWide ? 'text-xl' : 'text-base')}>
              {title}
            </p>
            {text && <p className={cx('text-ink-2', !isWide && 'text-sm')}>{text}</p>}
            {product && <b className="text-point">{formatVnd(product.discount_price)}</b>}
          </div>
        </div>
        <div className={cx('flex gap-2 pt-1', isWide ? 'px-6 pb-6' : 'px-4 pb-4')}>
          <span className="flex-1 rounded-md bg-primary px-4 py-3 text-center font-semibold text-white">
            {action || texts.see}
          </span>
          <span className="px-4 py-3 font-semibold text-ink-2">{texts.later}</span>
        </div>
      </div>
    </div>
  )
}
