import ScrollText from 'lucide-react/icons/scroll-text'
import { useSearchParams } from 'react-router'
import { listDeskEarnLog, type DeskEarnLog } from '#domain/counter/desk/api.ts'
import { earnLogStatuses, type EarnLogStatus } from '#domain/counter/earn-log-status.ts'
import { earnLogStatusLabels } from '#domain/counter/texts.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { withDots } from '#web/features/earn/code-typing.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useCursorList } from '../data/use-cursor-list.ts'
import { DayFilter } from '../parts/DayFilter.tsx'
import { FilterBar } from '../parts/FilterBar.tsx'
import { useNarrow } from '../parts/list-address.ts'
import { ListBody } from '../parts/ListBody.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import {
  channels,
  deskLogInput,
  deskLogPath,
  readDeskLogFilter,
  type DeskLogFilter,
} from './log-filter.ts'
import { earnLogTexts as texts } from './texts.ts'

/** Codes entered anywhere, newest first. */
export function LogList() {
  const [query] = useSearchParams()
  const filter = readDeskLogFilter(query)
  const input = deskLogInput(filter)
  const list = useCursorList({
    key: deskLogPath(filter),
    load: (part, signal) => callDesk(listDeskEarnLog, { ...input, ...part }, { signal }),
    idOf: ({ id }) => id,
  })
  const narrow = useNarrow(filter, deskLogPath)
  const isNarrowed = Object.keys(input).length > 0
  return (
    <>
      <StateChips label={texts.statuses} chips={chipsOf(filter)} />
      <FilterBar
        count={[filter.channel, filter.from ?? filter.to].filter(Boolean).length}
        clear={deskLogPath({ status: filter.status })}
        search={
          <>
            <SearchFilter
              label={texts.store}
              value={filter.store ?? ''}
              onChange={(store) => narrow({ store: store || undefined })}
            />
            <SearchFilter
              label={texts.phone}
              value={filter.phone ?? ''}
              onChange={(phone) => narrow({ phone: phone || undefined })}
            />
          </>
        }
      >
        <SelectFilter
          label={texts.channel}
          all={texts.anyChannel}
          value={filter.channel ?? ''}
          options={Object.entries(texts.channels).map(([value, label]) => ({ value, label }))}
          onChange={(value) => narrow({ channel: channels.find((each) => each === value) })}
        />
        <DayFilter range={filter} onChange={({ from, to }) => narrow({ from, to })} />
      </FilterBar>
      <ListBody
        list={list}
        arrivedLabel={texts.arrived}
        empty={
          isNarrowed ? undefined : (
            <EmptyState
              icon={<ScrollText aria-hidden="true" />}
              title={texts.empty}
              text={texts.emptyText}
            />
          )
        }
      >
        {(rows) => (
          <Rows
            caption={texts.table}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            card={cardOf}
          />
        )}
      </ListBody>
    </>
  )
}

function chipsOf(filter: DeskLogFilter) {
  const chip = (status: EarnLogStatus | undefined, label: string) => ({
    ...{ key: status ?? 'all', label, isCurrent: filter.status === status },
    to: deskLogPath({ ...filter, status }),
  })
  return [
    chip(undefined, texts.all),
    ...earnLogStatuses.map((status) => chip(status, earnLogStatusLabels[status])),
  ]
}

const tones: Record<EarnLogStatus, BadgeTone> = {
  earned: 'ok',
  used: 'point',
  wrong: 'sale',
  refused: 'neutral',
}

const columns: Column<DeskEarnLog>[] = [
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ at }) => <When at={at} />,
  },
  {
    key: 'phone',
    head: texts.columns.phone,
    cell: ({ phone }) => withDots(phone || texts.forgotten),
  },
  { key: 'code', head: texts.columns.code, cell: ({ code_masked: code }) => withDots(code) },
  { key: 'status', head: texts.columns.status, cell: (row) => <Status row={row} /> },
  {
    key: 'store',
    head: texts.columns.store,
    className: 'min-w-58',
    cell: (row) => <Place row={row} />,
  },
  { key: 'product', head: texts.columns.product, cell: ({ product }) => product?.name ?? '' },
  {
    key: 'point',
    head: texts.columns.point,
    align: 'right',
    cell: ({ point }) => (point > 0 ? formatPoints(point) : ''),
  },
]

function Status({ row: { status, message } }: { row: DeskEarnLog }) {
  return (
    <span title={message} className="whitespace-nowrap">
      <Badge tone={tones[status]}>{earnLogStatusLabels[status]}</Badge>
    </span>
  )
}

/** Where it was entered, and by whom. */
function Place({ row: { store, by } }: { row: DeskEarnLog }) {
  if (!store) return texts.online
  return (
    <>
      {store.name}
      <span className="block text-ink-3">
        {[store.code, by?.full_name ?? by?.username].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function placeOf({ store }: DeskEarnLog): string {
  return store ? `${store.name} (${store.code})` : texts.online
}

function cardOf(row: DeskEarnLog) {
  return <CardFace row={row} />
}

function CardFace({ row }: { row: DeskEarnLog }) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="font-semibold">
          {withDots(row.phone || texts.forgotten)} · {withDots(row.code_masked)}
        </b>
        <When at={row.at} className="shrink-0 text-ink-3" />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <Status row={row} />
        {row.point > 0 && <b className="font-semibold text-point">{formatPoints(row.point)}</b>}
      </span>
      <span className="text-ink-2">
        {[placeOf(row), row.product?.name, row.by?.full_name].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
