import Tag from 'lucide-react/icons/tag'
import { useSearchParams } from 'react-router'
import {
  listGiftEntries,
  listVoucherEntries,
  type OfferEntry,
} from '#domain/backoffice/reports/offers/api.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useCursorList } from '../../data/use-query.ts'
import { ListBody } from '../../parts/ListBody.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { Rows } from '../../parts/Rows.tsx'
import { backofficePaths } from '../../paths.ts'
import { offerQuery, readOfferEntryFilter, type OfferEntryFilter } from './offer-filter.ts'
import { offerReportTexts as texts } from './texts.ts'

const words = texts.entry
type ListProps<Of> = { filter: Extract<OfferEntryFilter, { part: Of }> }

/** The vouchers, uses or exchanges behind a figure of the reports. */
export function OfferEntriesScreen() {
  const [query] = useSearchParams()
  const filter = readOfferEntryFilter(query)
  const { from, to } = filter
  const figures: Record<string, string> = {
    ...reportTexts.giftColumns,
    ...reportTexts.voucherColumns,
  }
  const days = from && to && texts.between(formatDate(from), formatDate(to))
  const part = filter.part === 'gifts' ? 'gifts' : 'vouchers'
  const back = offerQuery({
    part,
    ...(from && { from }),
    ...(to && { to }),
    by: part === 'gifts' ? 'gift' : 'campaign',
  } as Parameters<typeof offerQuery>[0])
  return (
    <>
      <PageHead
        title={texts.entriesTitle}
        text={[texts.part[part], figures[filter.figure], days].filter(Boolean).join(' · ')}
        back={{ to: backofficePaths.offerReport(back), label: texts.entriesBack }}
      />
      {filter.part === 'gifts' ? <Gifts filter={filter} /> : <Vouchers filter={filter} />}
    </>
  )
}

function Vouchers({ filter }: ListProps<'vouchers'>) {
  const { part: _, ...asked } = filter
  const list = useCursorList(listVoucherEntries, asked, { idOf: ({ id }) => id })
  return (
    <ListBody list={list} arrivedLabel={texts.arrived} empty={<Nothing />}>
      {(rows) => <Entries rows={rows} />}
    </ListBody>
  )
}

function Gifts({ filter }: ListProps<'gifts'>) {
  const { part: _, ...asked } = filter
  const list = useCursorList(listGiftEntries, asked, { idOf: ({ id }) => id })
  return (
    <ListBody list={list} arrivedLabel={texts.arrived} empty={<Nothing />}>
      {(rows) => <Entries rows={rows} />}
    </ListBody>
  )
}

function Nothing() {
  return (
    <EmptyState icon={<Tag aria-hidden="true" />} title={texts.emptyTitle} text={texts.emptyText} />
  )
}

interface Part {
  key: 'channel' | 'order' | 'state' | 'quantity' | 'points' | 'vnd'
  isFigure: boolean
  text: (row: OfferEntry) => string
}

const parts: readonly Part[] = [
  {
    key: 'channel',
    isFigure: false,
    text: ({ channel }) => (channel ? reportTexts.channels[channel] : ''),
  },
  { key: 'order', isFigure: false, text: ({ order_code: code }) => code ?? '' },
  { key: 'state', isFigure: false, text: ({ state }) => reportTexts.entryStates[state] },
  { key: 'quantity', isFigure: true, text: ({ quantity }) => formatNumber(quantity) },
  {
    key: 'points',
    isFigure: true,
    text: ({ points }) => (points === null ? '' : formatPoints(points)),
  },
  { key: 'vnd', isFigure: true, text: ({ vnd }) => (vnd === null ? '' : formatVnd(vnd)) },
]

function Entries({ rows }: { rows: readonly OfferEntry[] }) {
  return (
    <Rows
      caption={texts.entriesTable}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columnsOf(rows)}
      card={cardOf}
    />
  )
}

function columnsOf(rows: readonly OfferEntry[]): Column<OfferEntry>[] {
  return [
    {
      key: 'at',
      head: words.at,
      className: 'whitespace-nowrap',
      cell: ({ at }) => formatDateTime(at),
    },
    { key: 'name', head: words.name, cell: ({ name }) => name },
    ...parts.filter(({ text }) => rows.some((row) => text(row) !== '')).map(columnOf),
  ]
}

function columnOf({ key, isFigure, text }: Part): Column<OfferEntry> {
  return {
    key,
    head: words[key],
    align: isFigure ? 'right' : 'left',
    cell: key === 'order' ? orderOf : text,
  }
}

function orderOf(row: OfferEntry) {
  return <Order {...row} />
}

function cardOf(row: OfferEntry) {
  const said = parts.map(({ key, text }) => key !== 'order' && text(row))
  return (
    <>
      <p className="font-semibold wrap-anywhere">{row.name}</p>
      <p className="mt-1 text-sm text-ink-2">
        {[formatDateTime(row.at), ...said].filter(Boolean).join(' · ')}
      </p>
      <Order {...row} />
    </>
  )
}

function Order({ order_code: code }: OfferEntry) {
  if (code === null) return null
  return (
    <Anchor
      to={backofficePaths.order(code)}
      className="inline-flex min-h-6 items-center text-primary underline max-md:min-h-11"
    >
      {code}
    </Anchor>
  )
}
