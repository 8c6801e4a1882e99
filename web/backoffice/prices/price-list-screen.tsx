import Table2 from 'lucide-react/icons/table-2'
import { blankLine, priceList, type PriceLine } from '#domain/catalog/backoffice/price-list.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { priceListScreenTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof priceList> = {
  words: texts,
  icon: <Table2 aria-hidden="true" />,
  path: backofficePaths.priceList(),
  // One product is changed where all of it is.
  recordPath: backofficePaths.product,
  titleOf: ({ line }) => line.name,
  columns: [
    {
      key: 'product',
      head: texts.columns.product,
      sort: 'code',
      cell: ({ line, product_code: code }) => (
        <span className="block max-w-[44ch]">
          {line.name}
          <span className="block text-ink-3">{code}</span>
        </span>
      ),
    },
    {
      key: 'original',
      head: texts.columns.original,
      align: 'right',
      cell: ({ line }) => formatVnd(line.original_price),
    },
    {
      key: 'price',
      head: texts.columns.price,
      align: 'right',
      sort: 'price',
      cell: ({ line }) => <b className="font-semibold">{formatVnd(line.discount_price)}</b>,
    },
    {
      key: 'onHand',
      head: texts.columns.onHand,
      align: 'right',
      sort: 'stock',
      cell: ({ line }) => formatNumber(line.on_hand),
    },
    {
      key: 'held',
      head: texts.columns.held,
      align: 'right',
      cell: ({ reserved }) => formatNumber(reserved),
    },
  ],
  card: ({ line, product_code: code, reserved }) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span className="text-md">{line.name}</span>
        <span className="shrink-0 text-ink-3">{code}</span>
      </span>
      <span className="tabular flex flex-wrap items-baseline gap-x-2">
        <b className="text-md font-semibold">{formatVnd(line.discount_price)}</b>
        <Reduction {...line} />
      </span>
      <span className="tabular flex flex-wrap items-center gap-x-2 text-ink-2">
        {texts.stockOf(line.on_hand, reserved)}
        <StockBadge left={line.on_hand - reserved} />
      </span>
    </span>
  ),
  filters: {
    published: {
      param: 'hien-thi',
      label: texts.published,
      all: texts.allPublished,
      options: texts.publishedOptions,
    },
    stock: {
      param: 'ton',
      label: texts.stock,
      all: texts.allStock,
      options: texts.stockOptions,
    },
  },
  fields: { product_code: { label: texts.code }, line: { label: texts.line, input: () => null } },
  blank: { product_code: '', line: blankLine },
}

/** From what the price is reduced, and how far. */
function Reduction({ original_price: from, discount_price: price }: PriceLine) {
  if (from <= price) return null
  return (
    <>
      <s className="text-ink-3">{formatVnd(from)}</s>
      <span className="text-sale">{texts.reduced(Math.round(((from - price) * 100) / from))}</span>
    </>
  )
}

/** As far as somebody must act. */
function StockBadge({ left }: { left: number }) {
  if (left > fewLeft) return null
  return left <= 0 ? (
    <Badge tone="sale">{texts.soldOut}</Badge>
  ) : (
    <Badge tone="point">{texts.few}</Badge>
  )
}

/** The same as the list's filter of what is nearly gone. */
const fewLeft = 10

/** Prices and stock of all products as one sheet, out and in. */
export const PriceListScreen = resourceScreen(priceList, screen)
