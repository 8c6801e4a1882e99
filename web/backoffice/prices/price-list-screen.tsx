import Table2 from 'lucide-react/icons/table-2'
import { blankLine, priceList } from '#domain/catalog/backoffice/price-list.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
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
      <span className="text-md">{line.name}</span>
      <span className="tabular flex flex-wrap justify-between gap-x-3">
        <b className="font-semibold">{formatVnd(line.discount_price)}</b>
        <span className="text-ink-3">{code}</span>
      </span>
      <span className="tabular text-ink-2">
        {`${texts.columns.onHand} ${formatNumber(line.on_hand)} · ${texts.columns.held} ${formatNumber(reserved)}`}
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

/** Prices and stock of all products as one sheet, out and in. */
export const PriceListScreen = resourceScreen(priceList, screen)
