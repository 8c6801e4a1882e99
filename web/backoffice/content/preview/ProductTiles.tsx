import { formatVnd } from '#domain/kernel/vnd.ts'
import { cx } from '#web/ui/class-names.ts'
import { useProducts } from '../fields/use-products.ts'

/** Products as they are sold now. */
export function ProductTiles({ ids, isWide }: { ids: readonly number[]; isWide: boolean }) {
  const { products } = useProducts(ids)
  if (ids.length === 0 || products.length === 0) return null
  return (
    <ul className={cx('grid gap-3', isWide ? 'grid-cols-4' : 'grid-cols-2')}>
      {products.map(({ id, name, thumbnail, discount_price: price }) => (
        <li key={id} className="rounded-md border border-line bg-white p-2 text-sm text-ink">
          <img src={thumbnail} alt="" className="aspect-square w-full object-contain" />
          <span className="line-clamp-2">{name}</span>
          <b className="font-semibold">{formatVnd(price)}</b>
        </li>
      ))}
    </ul>
  )
}
