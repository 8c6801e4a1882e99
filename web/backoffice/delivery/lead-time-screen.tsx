import Warehouse from 'lucide-react/icons/warehouse'
import { leadTimes, type LeadTimeRow } from '#domain/location/backoffice/estimates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { recordPage } from '../kit/record-page.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { sheetScreen } from '../kit/sheet/sheet-screen.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { leadTimeTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof leadTimes> = {
  words: texts,
  icon: <Warehouse aria-hidden="true" />,
  path: backofficePaths.leadTimes(),
  recordPath: backofficePaths.leadTime,
  titleOf: ({ warehouse, shipping_type: way, order_type: shop }) =>
    [warehouse, texts.ways[way], texts.shops[shop]].join(' · '),
  columns: [
    {
      key: 'warehouse',
      head: texts.warehouse,
      sort: 'warehouse',
      cell: ({ warehouse }) => <b className="font-semibold">{warehouse}</b>,
    },
    { key: 'way', head: texts.way, cell: ({ shipping_type: way }) => texts.ways[way] },
    { key: 'shop', head: texts.shop, cell: ({ order_type: shop }) => texts.shops[shop] },
    {
      key: 'days',
      head: texts.days,
      sort: 'days',
      align: 'right',
      cell: ({ days }) => texts.daysOf(days),
    },
  ],
  card: Card,
  filters: {
    shipping_type: {
      param: 'cach-giao',
      label: texts.way,
      all: texts.allWays,
      options: texts.ways,
    },
  },
  fields: { title: { label: texts.rowTitle }, days: { label: texts.days } },
  blank: { title: '', days: 1 },
}

/** Days until goods leave a warehouse, or lie ready there. */
export const LeadTimesScreen = sheetScreen(leadTimes, screen, {
  cells: { days: 'days' },
  unit: texts.unit,
  below: ({ shipping_type: way, order_type: shop }) => `${texts.ways[way]} · ${texts.shops[shop]}`,
})

export const LeadTimeScreen = recordPage(leadTimes, screen, {
  text: ({ province }) => province,
  panels: ({ shipping_type: way, order_type: shop, days }) => (
    <Panel title={texts.about}>
      <Facts
        facts={[
          { label: texts.way, value: texts.ways[way] },
          { label: texts.shop, value: texts.shops[shop] },
          { label: texts.days, value: texts.daysOf(days) },
        ]}
      />
    </Panel>
  ),
})

function Card({ warehouse, shipping_type: way, order_type: shop, days }: LeadTimeRow) {
  return (
    <span className="flex items-center justify-between gap-3 text-sm">
      <span className="flex flex-col">
        <b className="text-md font-semibold">{warehouse}</b>
        <span className="text-ink-2">
          {texts.ways[way]} · {texts.shops[shop]}
        </span>
      </span>
      {texts.daysOf(days)}
    </span>
  )
}
