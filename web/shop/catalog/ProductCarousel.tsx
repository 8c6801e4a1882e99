import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import type { OrderType } from '#domain/location/delivery.ts'
import type { CardProduct } from './card.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { catalogTexts as texts } from './texts.ts'

export interface ProductCarouselProps {
  title: string
  products: readonly CardProduct[]
  /** Whose shelf it is; the ordinary shop's by default. */
  shop?: OrderType
  /** Where there is more of it. */
  more?: string
  priority?: number
}

/** A titled row of products; nothing when there are none. */
export function ProductCarousel({ title, products, shop, more, priority }: ProductCarouselProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10 phone:mt-8">
      <div className="mb-3 flex items-center justify-between gap-4 phone:mb-2">
        <h2 id={id} className="text-2xl phone:text-xl">
          {title}
        </h2>
        {more && (
          <a
            href={more}
            aria-label={`${texts.seeAll}: ${title}`}
            className="flex min-h-11 max-w-1/2 shrink-0 items-center gap-1 text-md font-semibold text-primary hover:underline"
          >
            {texts.seeAll}
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </a>
        )}
      </div>
      <ProductGrid products={products} shop={shop} priority={priority} isShelf />
    </section>
  )
}
