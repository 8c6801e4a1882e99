import SearchX from 'lucide-react/icons/search-x'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { ProductCarousel } from './ProductCarousel.tsx'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx'
import type { ListFilter } from './list-filter.ts'
import { listTexts as texts } from './list-texts.ts'
import type { ListData } from './load-list.ts'

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
        <ProductCarousel title={texts.popular} products={popular} />
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

/** Nothing found: what to do next. What others buy stands below it. */
function EmptyResults({ search }: { search: string }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={texts.emptyTitle}
      text={search ? texts.emptySearchText(search) : texts.emptyText}
      action={
        <a href={paths.shop()} className={buttonClass({})}>
          {texts.seeAllProducts}
        </a>
      }
      className="rounded-md border border-line bg-white"
    />
  )
}
