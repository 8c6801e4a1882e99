import type { ReactNode } from 'react'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { Price } from '#web/ui/Price.tsx'
import type { PageProduct } from './load-product.ts'
import { productTexts as texts } from './product-texts.ts'
import { catalogTexts } from './texts.ts'

/** Name, what it is for, price and points. */
export function ProductSummary({
  product,
  children,
}: {
  product: PageProduct
  /** Below the name. */
  children?: ReactNode
}) {
  const { name, shortDescription, discount_price, original_price, estimatedPoint } = product
  const canBuy = product.quantity > 0
  return (
    <>
      {product.badge && (
        <p className="mt-3 inline-block rounded-sm bg-primary-tint px-2 py-0.5 text-sm font-semibold text-primary-deep">
          {product.badge}
        </p>
      )}
      <h1 className="mt-1 text-3xl max-desk:text-2xl phone:text-xl">{name}</h1>
      {children}
      <div className="mt-3 gap-x-2.5 gap-y-1 phone:flex phone:flex-wrap phone:items-center">
        <Price
          current={discount_price}
          original={original_price}
          size="page"
          withPercent
          className="phone:contents"
        />
        {canBuy && estimatedPoint > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2 phone:contents">
            <PointsPill
              points={estimatedPoint}
              gain
              className="px-3 py-1 text-sm phone:order-3 phone:py-0.5 phone:text-xs"
            />
            <span className="phone:order-4 phone:basis-full">{catalogTexts.pointsFor}</span>
          </p>
        )}
      </div>
      {shortDescription && <p className="mt-3.5 text-pretty text-ink-2">{shortDescription}</p>}
    </>
  )
}

/** The law's sentence stands on supplements; cosmetics and devices carry their own number alone. */
export function Disclaimer({ text, registrationNo }: { text: string; registrationNo: string }) {
  // None is sold without its number, and what has none is none.
  if (registrationNo === '') return null
  const sentence = /ĐKSP|XNCB/.test(registrationNo) ? `${text.replace(/\.$/, '')}. ` : ''
  return (
    <p className="rounded-md border border-point-line bg-[#fffbf2] px-4 py-3 text-sm text-pretty">
      {sentence + texts.registration(registrationNo)}
    </p>
  )
}
