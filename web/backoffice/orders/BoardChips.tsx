import { countBoard } from '#domain/order/backoffice/api.ts'
import { orderStatusLabels, type OrderStatus } from '#domain/order/status.ts'
import { useQuery } from '../data/use-query.ts'
import { StateChips } from '../parts/StateChips.tsx'
import { boardPath, type BoardFilter } from './board-filter.ts'
import { statusesOnBoard } from './status-look.ts'
import { boardTexts as texts } from './texts.ts'

/** The others come and go by themselves; without an order they are not shown. */
const alwaysShown: readonly OrderStatus[] = [
  'processing',
  'open',
  'shipping',
  'returning',
  'pre_cancel',
  'completed',
  'cancelled',
]

/** How many orders are in each state, and the way to them; the other filters stay. */
export function BoardChips({ filter }: { filter: BoardFilter }) {
  const { data: counts } = useQuery(countBoard, {}, { live: ['orders'] })
  const countOf = new Map(counts?.map((each) => [each.status, each]))
  const all = {
    key: 'all',
    label: texts.all,
    to: boardPath({ ...filter, status: undefined }),
    isCurrent: filter.status === undefined,
    count: counts ? counts.reduce((sum, { count }) => sum + count, 0) : null,
    more: counts?.some(({ more }) => more),
  }
  const isShown = (status: OrderStatus) =>
    alwaysShown.includes(status) || status === filter.status || Boolean(countOf.get(status)?.count)
  const states = statusesOnBoard.filter(isShown).map((status) => ({
    key: status,
    label: orderStatusLabels[status],
    to: boardPath({ ...filter, status }),
    isCurrent: filter.status === status,
    // States without an order are not told of.
    count: counts ? (countOf.get(status)?.count ?? 0) : null,
    more: countOf.get(status)?.more,
  }))
  return <StateChips label={texts.states} chips={[all, ...states]} />
}
