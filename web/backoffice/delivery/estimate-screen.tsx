import CalendarClock from 'lucide-react/icons/calendar-clock'
import { deliveryEstimates, type EstimateRow } from '#domain/location/backoffice/estimates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { recordPage } from '../kit/record-page.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { sheetScreen } from '../kit/sheet/sheet-screen.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { estimateTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof deliveryEstimates> = {
  words: texts,
  icon: <CalendarClock aria-hidden="true" />,
  path: backofficePaths.deliveryEstimates(),
  recordPath: backofficePaths.deliveryEstimate,
  titleOf: ({ province }) => province,
  columns: [
    {
      key: 'province',
      head: texts.province,
      sort: 'province',
      cell: ({ province }) => <b className="font-semibold">{province}</b>,
    },
    { key: 'region', head: texts.region, cell: ({ region }) => texts.regions[region] },
    {
      key: 'from',
      head: texts.from,
      sort: 'from',
      align: 'right',
      cell: ({ from_days: from }) => texts.days(from),
    },
    {
      key: 'to',
      head: texts.to,
      sort: 'to',
      align: 'right',
      cell: ({ to_days: to }) => texts.days(to),
    },
  ],
  card: Card,
  filters: {
    region: {
      param: 'vung',
      label: texts.region,
      all: texts.allRegions,
      options: texts.regions,
    },
  },
  fields: {
    province: { label: texts.province },
    from_days: { label: texts.fromDays },
    to_days: { label: texts.toDays },
  },
  blank: { province: '', from_days: 1, to_days: 2 },
}

/** Days until a delivery arrives, by province: all of them on one page, typed over where they stand. */
export const EstimatesScreen = sheetScreen(deliveryEstimates, screen, {
  cells: { from: 'from_days', to: 'to_days' },
  unit: texts.unit,
  below: ({ region }) => texts.regions[region],
})

export const EstimateScreen = recordPage(deliveryEstimates, screen, {
  text: ({ region }) => texts.regions[region],
  panels: ({ from_days: from, to_days: to }) => (
    <Panel title={texts.about}>
      <Facts facts={[{ label: texts.title, value: texts.span(from, to) }]} />
    </Panel>
  ),
})

function Card({ province, region, from_days: from, to_days: to }: EstimateRow) {
  return (
    <span className="flex items-center justify-between gap-3 text-sm">
      <span className="flex flex-col">
        <b className="text-md font-semibold">{province}</b>
        <span className="text-ink-2">{texts.regions[region]}</span>
      </span>
      {texts.span(from, to)}
    </span>
  )
}
