import type { OrderType } from '#domain/location/delivery.ts'
import { cx } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { CardProduct } from './card.ts'
import { ProductCard } from './ProductCard.tsx'

export interface ProductGridProps {
  products: readonly CardProduct[]
  /** Whose shelf it is; the ordinary shop's by default. */
  shop?: OrderType
  /** The list's name, where no heading of a section gives it one. */
  label?: string
  /** Beside a column of filters there is room for three, else for four. */
  beside?: 'filters'
  /** How many of the first cards are in the first screen. */
  priority?: number
  /** On a phone one row, pushed sideways. */
  isShelf?: boolean
}

export function ProductGrid(props: ProductGridProps) {
  const { products, shop, label, beside, priority = 0, isShelf } = props
  return (
    <ul aria-label={label} className={cx(gridClass(beside), isShelf && 'product-shelf')}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          shop={shop}
          sizes={cardSizes}
          priority={index < priority}
        />
      ))}
    </ul>
  )
}

/** The grid's shape while its products are on their way. */
export function ProductGridSkeleton({ count, beside }: { count: number; beside?: 'filters' }) {
  return (
    <div aria-hidden="true" className={gridClass(beside)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="rounded-md border border-line bg-white p-3.5 phone:p-2.5">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-4 h-4" />
          <Skeleton className="mt-2 h-4 w-3/5" />
          <Skeleton className="mt-9 h-6 w-2/5" />
          <Skeleton className="mt-9 h-11" />
        </div>
      ))}
    </div>
  )
}

const cardSizes = '(width >= 992px) 250px, (width >= 768px) 30vw, 45vw'

function gridClass(beside: 'filters' | undefined): string {
  return cx('product-grid', beside ? 'wide:gap-5' : 'desk:grid-cols-4')
}
