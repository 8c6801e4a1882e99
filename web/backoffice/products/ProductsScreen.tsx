import Pill from 'lucide-react/icons/pill'
import Plus from 'lucide-react/icons/plus'
import {
  listCatalogChoices,
  listBackofficeProducts,
  type BackofficeProductRow,
} from '#domain/catalog/backoffice/api.ts'
import { productList } from '#domain/catalog/backoffice/lists.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { FilterOption, ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { useCan } from '../data/staff-session.ts'
import { ImportButton, ProductImport, useProductImport } from './ProductImport.tsx'
import { productTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.products(),
  filters: {
    category_id: {
      param: 'danh-muc',
      label: texts.category,
      all: texts.allCategories,
      options: useCategories,
    },
    published: {
      param: 'hien-thi',
      label: texts.published,
      all: texts.allPublished,
      options: texts.publishedOptions,
    },
    stock: {
      param: 'ton-kho',
      label: texts.stock,
      all: texts.allStock,
      options: texts.stockOptions,
    },
  },
} as const

const pageSize = 30

/** All products with their stock; the address holds what is looked at. */
export function ProductsScreen() {
  const shown = useListState(productList, screen)
  const { state, pathFor } = shown
  const canEdit = useCan('products.edit')
  const importing = useProductImport(pathFor({ page: state.page }))
  const asked = { ...askedOf(productList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listBackofficeProducts, asked, {
    keepsPrevious: true,
    live: ['products'],
  })
  return (
    <PagedScreen
      listing={productList}
      screen={screen}
      shown={shown}
      answer={answer}
      columns={columns}
      card={cardOf}
      rowTo={({ id }) => backofficePaths.product(id)}
      actions={
        canEdit && (
          <ButtonLink
            to={backofficePaths.product('moi')}
            icon={<Plus aria-hidden="true" className="size-4.5" />}
          >
            {texts.add}
          </ButtonLink>
        )
      }
      more={canEdit && <ImportButton state={importing} />}
      tabs={canEdit && <ProductImport state={importing} refresh={answer.refresh} />}
      icon={<Pill aria-hidden="true" />}
    />
  )
}

function useCategories(): readonly FilterOption[] {
  const { data } = useQuery(listCatalogChoices, {})
  return (data?.categories ?? []).map(({ id, name: label }) => ({ value: String(id), label }))
}

const columns: readonly ScreenColumn<typeof productList>[] = [
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

function Named({ row }: { row: BackofficeProductRow }) {
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

function State({ row: { published, on_hand, reserved } }: { row: BackofficeProductRow }) {
  const free = on_hand - reserved
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={published ? 'ok' : 'neutral'}>{published ? texts.selling : texts.hidden}</Badge>
      {free <= 0 && <Badge tone="sale">{texts.soldOut}</Badge>}
      {free > 0 && free <= few && <Badge tone="point">{texts.fewLeft}</Badge>}
    </span>
  )
}

function cardOf(row: BackofficeProductRow) {
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
