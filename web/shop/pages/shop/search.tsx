import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { ActiveFilters, SortSelect } from '#web/shop/catalog/ListToolbar.tsx'
import {
  countChoices,
  listHref,
  listParameters,
  searchHref,
} from '#web/shop/catalog/list-filter.ts'
import { listTitle } from '#web/shop/catalog/list-meta.ts'
import { loadSearch } from '#web/shop/catalog/load-list.ts'
import { Results } from '#web/shop/catalog/Results.tsx'
import { SearchStart } from '#web/shop/catalog/SearchStart.tsx'
import { listTexts as texts } from '#web/shop/catalog/list-texts.ts'
import { usePendingFilter } from '#web/shop/catalog/use-pending-filter.ts'
import { usePickedFilter } from '#web/shop/catalog/use-picked-filter.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-variant.ts'

export async function loader(args: LoaderFunctionArgs) {
  return loadSearch(args)
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: ({ filter }) => ({
    title: filter.search ? texts.searchFor(filter.search) : texts.searchTitle,
    description: texts.searchHint,
    canonical: paths.search(),
    noindex: true,
  }),
  parameters: listParameters,
})

/** What a search found, and where to narrow it. */
function SearchPage() {
  const data = useLoaderData<typeof loader>()
  const pending = usePendingFilter(paths.search())
  const { filter } = data
  const [picked, pick] = usePickedFilter(filter, pending, searchHref)
  if (!filter.search) return <SearchStart words={data.words} popular={data.popular} />
  return (
    <div className="shop-column pt-7 phone:pt-4">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 phone:mb-4">
        <h1 className="text-3xl wrap-anywhere phone:text-xl">
          {listTitle(data)}{' '}
          <span
            className="text-base font-normal whitespace-nowrap text-ink-2 phone:block phone:text-sm"
            role="status"
          >
            {texts.resultCount(formatNumber(data.total))}
          </span>
        </h1>
        {data.total > 0 && (
          <div className="flex flex-wrap items-center gap-3 phone:w-full">
            <a
              href={listHref({ ...filter, page: 1 })}
              className={buttonClass({ variant: 'secondary' }, 'phone:px-5')}
            >
              {texts.refine}
            </a>
            <SortSelect filter={picked} action={paths.search()} onPick={pick} />
          </div>
        )}
      </div>
      {/* The words alone stand in the heading and in the search box. */}
      {data.total > 0 && countChoices(filter) > 0 && (
        <ActiveFilters filter={filter} choices={data.choices} hrefOf={searchHref} />
      )}
      <Results data={data} pending={pending} hrefOf={searchHref} />
    </div>
  )
}

export { SearchPage as Component }
