import { ProductGrid } from '#web/shop/catalog/ProductGrid.tsx'
import type { CardProduct } from '#web/shop/catalog/card.ts'
import { cx } from '#web/ui/class-names.ts'
import { BandHeading, quiet } from '../Band.tsx'
import type { BlockProps } from '../landing-block.ts'
import { landingTexts as texts } from '../texts.ts'

interface WithProducts {
  products?: CardProduct[]
}

/** One product with its price as it is now, and what the page has to say of it. */
export function ProductBlock({ fields, tone, products }: BlockProps<'product'> & WithProducts) {
  const [product] = products ?? []
  const name = product?.name ?? ''
  return (
    <div className="mx-auto grid max-w-[54rem] items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_300px]">
      <div>
        <h2 className="text-3xl phone:text-2xl">{name}</h2>
        {fields.words && (
          <p className={cx('mt-3 text-lg text-pretty phone:text-base', quiet(tone))}>
            {fields.words}
          </p>
        )}
      </div>
      <div className="text-ink [&>ul]:grid-cols-1">
        <ProductGrid products={product ? [product] : []} label={name} />
      </div>
    </div>
  )
}

export function ProductsBlock({ fields, tone, products }: BlockProps<'products'> & WithProducts) {
  return (
    <>
      <BandHeading title={fields.title} tone={tone} />
      <div className="text-ink">
        <ProductGrid products={products ?? []} label={fields.title || texts.products} isShelf />
      </div>
    </>
  )
}
