import { listCatalogChoices, type BackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { useQuery } from '../data/use-query.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { DescriptionPanel } from './DescriptionPanel.tsx'
import { ProductHead } from './ProductHead.tsx'
import { StockPanel } from './StockPanel.tsx'
import { productTexts as texts } from './texts.ts'

const prices = lazyPart(async () => (await import('../prices/ProductPrices.tsx')).ProductPrices)

/** The product for whoever changes nothing but its stock: that first, then what it is and costs, as words. */
export function ProductView({
  product,
  onChanged,
  onPriced,
}: {
  product: BackofficeProduct
  onChanged: (product: BackofficeProduct) => void
  onPriced: () => void
}) {
  return (
    <>
      <ProductHead product={product} />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <StockPanel product={product} onChanged={onChanged} />
          <prices.Part product={product} onChanged={onPriced} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ProductFacts product={product} />
          <DescriptionPanel product={product} />
        </div>
      </div>
    </>
  )
}

function ProductFacts({ product }: { product: BackofficeProduct }) {
  const { data: choices } = useQuery(listCatalogChoices, {})
  const { original_price: usual, discount_price: price, weight_grams: weight } = product
  const { order_limit: limit } = product
  const nameOf = (list: readonly { id: number; name: string }[] | undefined, id: number) =>
    list?.find((each) => each.id === id)?.name ?? ''
  return (
    <Panel title={texts.general}>
      <Facts
        facts={[
          { label: texts.code, value: product.product_code, strong: true },
          { label: texts.brand, value: nameOf(choices?.brands, product.brand_id) },
          { label: texts.category, value: nameOf(choices?.categories, product.category_id) },
          product.unit !== '' && { label: texts.unit, value: product.unit },
          { label: texts.costs, value: formatVnd(price), strong: true },
          usual > price && { label: texts.usually, value: formatVnd(usual) },
          limit !== null && { label: texts.mostOfOrder, value: formatNumber(limit) },
          weight !== null && { label: texts.weighs, value: texts.grams(formatNumber(weight)) },
        ]}
      />
    </Panel>
  )
}
