import Undo2 from 'lucide-react/icons/undo-2'
import {
  listReturnRequests,
  type ListedReturnRequest,
} from '#domain/order/return-request/backoffice/api.ts'
import { returnRequestList } from '#domain/order/return-request/backoffice/lists.ts'
import {
  returnReasonLabels,
  returnRequestStates,
  returnStateLabels,
} from '#domain/order/return-request/states.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useCursorList } from '../data/use-query.ts'
import { CursorScreen } from '../kit/CursorScreen.tsx'
import { askedOf } from '../kit/list-state.ts'
import type { ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { When } from '../parts/When.tsx'
import { returnTones } from './return-tones.ts'
import { backofficeReturnTexts as texts } from './texts.ts'

const screen = {
  words: { ...texts.list, title: texts.title },
  path: backofficePaths.returnRequests(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.columns.state,
      all: texts.list.states,
      options: Object.fromEntries(
        returnRequestStates.map((state) => [state, returnStateLabels[state]]),
      ),
      isTab: true,
    },
  },
} as const

/** What buyers want to give back, the newest first; what waits for an answer is marked. */
export function ReturnsScreen() {
  const shown = useListState(returnRequestList, screen)
  const asked = askedOf(returnRequestList, shown.state)
  const list = useCursorList(listReturnRequests, asked, {
    idOf: ({ id }) => id,
    live: ['returns'],
  })
  const late = list.first?.late ?? 0
  return (
    <CursorScreen
      listing={returnRequestList}
      screen={screen}
      shown={shown}
      list={list}
      columns={columns}
      card={cardOf}
      rowTo={({ id }) => backofficePaths.returnRequest(id)}
      isMarked={(row) => row.state === 'received'}
      icon={<Undo2 aria-hidden="true" />}
      note={
        late > 0 && (
          <p role="status" className="mb-3.5 text-sm font-semibold text-sale-deep">
            {texts.lateCount(late)}
          </p>
        )
      }
    />
  )
}

const columns: readonly ScreenColumn<typeof returnRequestList>[] = [
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
