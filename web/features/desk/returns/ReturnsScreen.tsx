import Undo2 from 'lucide-react/icons/undo-2'
import { useSearchParams } from 'react-router'
import {
  listReturnRequests,
  type ListedReturnRequest,
} from '#domain/order/return-request/desk/api.ts'
import {
  returnReasonLabels,
  returnRequestStates,
  returnStateLabels,
} from '#domain/order/return-request/states.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useCursorList } from '../data/use-cursor-list.ts'
import { readWords, useNarrow } from '../parts/list-address.ts'
import { ListBody } from '../parts/ListBody.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { When } from '../parts/When.tsx'
import { returnTones } from './return-tones.ts'
import { deskReturnTexts as texts } from './texts.ts'

/** What buyers want to give back, the newest first; what waits for an answer is marked. */
export function ReturnsScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const { state, q } = filter
  const narrow = useNarrow(filter, pathOf)
  const list = useCursorList({
    key: pathOf(filter),
    load: (part, signal) =>
      callDesk(
        listReturnRequests,
        { ...(state && { state }), ...(q && { q }), ...part },
        { signal },
      ),
    idOf: ({ id }) => id,
    live: ['returns'],
  })
  const counts = list.first?.counts
  const chips = returnRequestStates.map((each) => ({
    key: each,
    label: returnStateLabels[each],
    to: pathOf({ ...filter, state: each }),
    isCurrent: state === each,
    count: counts && (counts[each] ?? 0),
  }))
  const all = { key: 'all', label: texts.all, to: pathOf({ q }), isCurrent: state === undefined }
  return (
    <>
      <PageHead title={texts.title} text={texts.listText} />
      <StateChips label={texts.states} chips={[all, ...chips]} />
      <SearchFilter
        label={texts.search}
        value={q}
        onChange={(words) => narrow({ q: words })}
        className="mb-3.5 md:w-96"
      />
      {(list.first?.late ?? 0) > 0 && (
        <p role="status" className="mb-3.5 text-sm font-semibold text-sale-deep">
          {texts.lateCount(list.first!.late)}
        </p>
      )}
      <ListBody list={list} arrivedLabel={texts.arrived} empty={emptyOf(filter)}>
        {(rows) => (
          <Rows
            caption={texts.table}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            rowTo={({ id }) => deskPaths.returnRequest(id)}
            isMarked={(row) => row.state === 'received'}
            card={cardOf}
          />
        )}
      </ListBody>
    </>
  )
}

interface Filter {
  state?: (typeof returnRequestStates)[number] | undefined
  q: string
}

function readFilter(query: URLSearchParams): Filter {
  const asked = query.get('trang-thai')
  return { state: returnRequestStates.find((state) => state === asked), q: readWords(query) }
}

function pathOf({ state, q }: Filter): string {
  return deskPaths.returnRequests({ 'trang-thai': state, q })
}

function emptyOf({ state, q }: Filter) {
  if (state !== undefined || q !== '') return undefined
  return (
    <EmptyState icon={<Undo2 aria-hidden="true" />} title={texts.empty} text={texts.emptyText} />
  )
}

const columns: Column<ListedReturnRequest>[] = [
  {
    key: 'order',
    head: texts.columns.order,
    cell: ({ order_code: code, receiver }) => (
      <>
        <b className="font-semibold">{code}</b>
        <span className="block text-ink-3">{receiver}</span>
      </>
    ),
  },
  { key: 'goods', head: texts.columns.goods, cell: ({ goods }) => goods },
  { key: 'reason', head: texts.columns.reason, cell: ({ reason }) => returnReasonLabels[reason] },
  { key: 'photos', head: texts.columns.photos, align: 'right', cell: ({ photos }) => photos },
  { key: 'state', head: texts.columns.state, cell: (row) => <State row={row} /> },
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ created_at: at }) => <When at={at} className="text-ink-3" />,
  },
]

function State({ row: { state, late } }: { row: ListedReturnRequest }) {
  return (
    <Badge tone={late ? 'sale' : returnTones[state]} className="whitespace-nowrap">
      {late ? texts.late : returnStateLabels[state]}
    </Badge>
  )
}

function cardOf(row: ListedReturnRequest) {
  return <CardFace row={row} />
}

function CardFace({ row }: { row: ListedReturnRequest }) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="font-semibold">{row.order_code}</b>
        <State row={row} />
      </span>
      <span>{row.goods}</span>
      <span className="text-ink-2">{returnReasonLabels[row.reason]}</span>
      <span className="flex justify-between gap-3 text-ink-3">
        {row.receiver}
        <span>
          {texts.photoCount(row.photos)} · <When at={row.created_at} />
        </span>
      </span>
    </span>
  )
}
