import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { activeChoices } from '#web/shop/catalog/facet-choices.ts'
import { FilterPanel } from '#web/shop/catalog/FilterPanel.tsx'
import { countChoices, listHref, listParameters } from '#web/shop/catalog/list-filter.ts'
import { listMeta, listTitle } from '#web/shop/catalog/list-meta.ts'
import { ActiveFilters, FilterButton, SortSelect } from '#web/shop/catalog/ListToolbar.tsx'
import { loadList } from '#web/shop/catalog/load-list.ts'
import { Results } from '#web/shop/catalog/Results.tsx'
import { listTexts as texts } from '#web/shop/catalog/list-texts.ts'
import { catalogTexts } from '#web/shop/catalog/texts.ts'
import { usePendingFilter } from '#web/shop/catalog/use-pending-filter.ts'
import { usePickedFilter } from '#web/shop/catalog/use-picked-filter.ts'
import { loadPopups } from '#web/shop/popup/load-popups.ts'
import { Popups } from '#web/shop/popup/Popups.tsx'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const [list, popups] = await Promise.all([loadList(args), loadPopups(args.context, 'list')])
  return { ...list, popups, origin: new URL(args.request.url).origin }
}

export const handle = pageHandle<Awaited<ReturnType<typeof loader>>>({
  meta: (data) => listMeta(data),
  parameters: listParameters,
})

/** Every product of the shop, narrowed by what stands in the address. */
function ProductList() {
  const data = useLoaderData<typeof loader>()
  const pending = usePendingFilter(paths.shop())
  const [filter, pick] = usePickedFilter(data.filter, pending, listHref)
  const title = listTitle(data)
  // Nothing was found for what was searched: nothing is there to filter or to sort.
  const isEmpty = data.total === 0 && countChoices(data.filter) === 0
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs items={crumbsOf(data, title)} />
      <div className="mt-1 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 phone:mb-4">
        <h1 className="text-3xl phone:text-2xl">
          {title}{' '}
          <span className="text-base font-normal whitespace-nowrap text-ink-2" role="status">
            {texts.resultCount(formatNumber(data.total))}
          </span>
        </h1>
        {!isEmpty && (
          <div className="flex flex-wrap items-center gap-3 phone:w-full">
            <FilterButton filter={filter} />
            <SortSelect filter={filter} action={paths.shop()} onPick={pick} />
          </div>
        )}
      </div>
      <About about={data.about} />
      {isEmpty ? (
        <Results data={data} pending={pending} hrefOf={listHref} />
      ) : (
        <>
          <ActiveFilters filter={data.filter} choices={data.choices} hrefOf={listHref} />
          <div className="desk:grid desk:grid-cols-[264px_minmax(0,1fr)] desk:gap-6">
            <FilterPanel filter={filter} choices={data.choices} total={data.total} onPick={pick} />
            <Results data={data} pending={pending} beside="filters" hrefOf={listHref} />
          </div>
        </>
      )}
      <Popups page="list" actions={data.popups} />
    </div>
  )
}

/** What one category says of itself. */
function About({ about }: Pick<Awaited<ReturnType<typeof loader>>, 'about'>) {
  if (!about) return null
  const { description, picture } = about
  return (
    <div className="-mt-2 mb-5 flex items-center gap-4 phone:mb-4">
      {picture && (
        <img
          src={pictureSrcOf(picture.src, 480)}
          alt={picture.alt}
          width={128}
          height={80}
          className="h-20 w-32 shrink-0 rounded-md object-cover"
        />
      )}
      <p className="max-w-prose text-ink-2">{description}</p>
    </div>
  )
}

function crumbsOf(data: Awaited<ReturnType<typeof loader>>, title: string) {
  const home = { label: catalogTexts.home, to: paths.home() }
  const isWhole = activeChoices(data.choices).length === 0 && !data.filter.search
  return isWhole
    ? [home, { label: texts.shop }]
    : [home, { label: texts.shop, to: paths.shop() }, { label: title }]
}

export { ProductList as Component }
