import Pill from 'lucide-react/icons/pill'
import Plus from 'lucide-react/icons/plus'
import { useSearchParams } from 'react-router'
import {
  listCatalogChoices,
  listDeskProducts,
  type DeskProductRow,
} from '#domain/catalog/desk/api.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { useNarrow } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { useMay } from '../session/staff-session.ts'
import {
  countFilters,
  productsInput,
  productsPath,
  readProductFilter,
  type ProductFilter,
} from './product-filter.ts'
import { productTexts as texts } from './texts.ts'

/** All products with their stock; the address holds what is looked at. */
export function ProductsScreen() {
  const [query] = useSearchParams()
  const filter = readProductFilter(query)
  const mayEdit = useMay('products.edit')
  return (
    <>
      <PageHead
        title={texts.title}
        actions={
          mayEdit && (
            <ButtonLink
              to={deskPaths.product('moi')}
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              {texts.add}
            </ButtonLink>
          )
        }
      />
      <Filters filter={filter} />
      <List filter={filter} />
    </>
  )
}

function Filters({ filter }: { filter: ProductFilter }) {
  const choices = useResource('catalog-choices', (signal) =>
    callDesk(listCatalogChoices, {}, { signal }),
  )
  const change = useNarrow(filter, productsPath)
  return (
    <FilterBar
      count={countFilters(filter)}
      clear={productsPath({ q: '', page: 1 })}
      search={
        <SearchFilter label={texts.search} value={filter.q} onChange={(q) => change({ q })} />
      }
    >
      <SelectFilter
        label={texts.category}
        all={texts.allCategories}
        value={filter.categoryId?.toString() ?? ''}
        options={(choices.data?.categories ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        onChange={(value) => change({ categoryId: value ? Number(value) : undefined })}
      />
      <SelectFilter
        label={texts.published}
        all={texts.allPublished}
        value={filter.published ?? ''}
        options={[
          { value: 'yes', label: texts.publishedOptions.yes },
          { value: 'no', label: texts.publishedOptions.no },
        ]}
        onChange={(value) =>
          change({ published: value === 'yes' || value === 'no' ? value : undefined })
        }
      />
      <SelectFilter
        label={texts.stock}
        all={texts.allStock}
        value={filter.stock ?? ''}
        options={[
          { value: 'low', label: texts.stockOptions.low },
          { value: 'out', label: texts.stockOptions.out },
        ]}
        onChange={(value) =>
          change({ stock: value === 'low' || value === 'out' ? value : undefined })
        }
      />
    </FilterBar>
  )
}

function List({ filter }: { filter: ProductFilter }) {
  const path = productsPath(filter)
  const answer = useResource(
    path,
    (signal) => callDesk(listDeskProducts, productsInput(filter), { signal }),
    ['products'],
  )
  return (
    <PagedList
      answer={answer}
      page={filter.page}
      hrefFor={(page) => productsPath({ ...filter, page })}
      isNarrowed={path !== deskPaths.products()}
      icon={<Pill aria-hidden="true" />}
      words={texts}
    >
      {(rows) => (
        <Rows
          caption={texts.table}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          rowTo={({ id }) => deskPaths.product(id)}
          card={cardOf}
        />
      )}
    </PagedList>
  )
}

const columns: Column<DeskProductRow>[] = [
  { key: 'name', head: texts.columns.name, cell: (row) => <Named row={row} /> },
  { key: 'brand', head: texts.columns.brand, cell: (row) => row.brand },
  {
    key: 'price',
    head: texts.columns.price,
    align: 'right',
    cell: (row) => <b className="font-semibold">{formatVnd(row.discount_price)}</b>,
  },
  {
    key: 'onHand',
    head: texts.columns.onHand,
    align: 'right',
    cell: (row) => formatNumber(row.on_hand),
  },
  {
    key: 'free',
    head: texts.columns.free,
    align: 'right',
    cell: (row) => formatNumber(row.on_hand - row.reserved),
  },
  { key: 'state', head: texts.columns.state, cell: (row) => <State row={row} /> },
]

function Named({ row }: { row: DeskProductRow }) {
  return (
    <span className="flex items-center gap-3">
      <Thumbnail src={row.thumbnail} />
      <span className="min-w-0">
        <span className="block font-semibold">{row.name}</span>
        <span className="block text-ink-3">{row.product_code}</span>
      </span>
    </span>
  )
}

function Thumbnail({ src }: { src: string }) {
  if (!src) return <span className="size-11 shrink-0 rounded-md border border-line bg-ground" />
  return (
    <img
      src={src}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className="size-11 shrink-0 rounded-md border border-line bg-white object-contain"
    />
  )
}

const few = 10

function State({ row: { published, on_hand, reserved } }: { row: DeskProductRow }) {
  const free = on_hand - reserved
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={published ? 'ok' : 'neutral'}>{published ? texts.selling : texts.hidden}</Badge>
      {free <= 0 && <Badge tone="sale">{texts.soldOut}</Badge>}
      {free > 0 && free <= few && <Badge tone="point">{texts.fewLeft}</Badge>}
    </span>
  )
}

function cardOf(row: DeskProductRow) {
  return (
    <span className="flex flex-col gap-2 text-sm">
      <Named row={row} />
      <span className="flex items-center justify-between gap-3">
        <State row={row} />
        <b className="shrink-0 font-semibold">{formatVnd(row.discount_price)}</b>
      </span>
      <span className="text-ink-2">
        {texts.columns.onHand} {formatNumber(row.on_hand)} · {texts.columns.free}{' '}
        {formatNumber(row.on_hand - row.reserved)}
      </span>
    </span>
  )
}
