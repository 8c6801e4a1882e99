import { cx } from '#web/ui/class-names.ts'
import { Pager } from '#web/ui/Pager.tsx'
import { EmptyResults } from './EmptyResults.tsx'
import type { ListFilter } from './list-filter.ts'
import type { ListData } from './load-list.ts'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx'
import { ProductShelf } from './ProductShelf.tsx'
import { listTexts as texts } from './list-texts.ts'

export interface ResultsProps {
  data: ListData
  /** What is being fetched, if anything. */
  pending: ListFilter | null
  beside?: 'filters'
  hrefOf: (filter: ListFilter) => string
}

/** Found products and the way to the other pages. While a page is fetched its places are held. */
export function Results({ data, pending, beside, hrefOf }: ResultsProps) {
  const { filter, products, pages, popular } = data
  if (products.length === 0) {
    return (
      <div aria-busy={pending !== null}>
        <EmptyResults search={filter.search} />
        <ProductShelf title={texts.popular} products={popular} />
      </div>
    )
  }
  const turnsPage = pending !== null && pending.page !== filter.page
  return (
    <div aria-busy={pending !== null}>
      <h2 className="sr-only">{texts.results}</h2>
      {turnsPage ? (
        <ProductGridSkeleton count={products.length} beside={beside} />
      ) : (
        <div className={cx('transition-opacity duration-200', pending && 'opacity-50 delay-100')}>
          <ProductGrid products={products} label={texts.results} beside={beside} priority={2} />
        </div>
      )}
      <Pager
        page={filter.page}
        pages={pages}
        hrefFor={(page) => hrefOf({ ...filter, page })}
        className="mt-8"
      />
    </div>
  )
}
