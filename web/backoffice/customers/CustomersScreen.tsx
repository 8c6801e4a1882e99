import ContactRound from 'lucide-react/icons/contact-round'
import {
  listCustomers,
  listCustomerTags,
  maxOrdersCounted,
  type CustomerRow,
  type ListedCustomer,
} from '#domain/customer/backoffice/api.ts'
import { customerList } from '#domain/customer/backoffice/lists.ts'
import { customerTexts as domainTexts } from '#domain/customer/texts.ts'
import { maxCustomersCounted } from '#domain/customer/looks.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { FilterOption, ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { When } from '../parts/When.tsx'
import { customerTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.customers(),
  filters: {
    kind: { param: 'loai', label: texts.kind, all: texts.allKinds, options: texts.kinds },
    tag: { param: 'nhan', label: texts.tag, all: texts.allTags, options: useTags },
  },
} as const

const pageSize = 30

/** Everybody whom the shop knows, masked, found by whatever a caller can say. */
export function CustomersScreen() {
  const shown = useListState(customerList, screen)
  const { state } = shown
  const asked = { ...askedOf(customerList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listCustomers, asked, { keepsPrevious: true })
  const counted = answer.data?.paginate.total_data
  return (
    <PagedScreen
      listing={customerList}
      screen={screen}
      shown={shown}
      answer={answer}
      total={counted === maxCustomersCounted ? null : counted}
      columns={columns}
      card={cardOf}
      rowTo={({ id }) => backofficePaths.customer(id)}
      icon={<ContactRound aria-hidden="true" />}
    />
  )
}

function useTags(): readonly FilterOption[] {
  const { data } = useQuery(listCustomerTags, {})
  return (data ?? []).map((tag) => ({ value: tag, label: tag }))
}

const columns: readonly ScreenColumn<typeof customerList>[] = [
  {
    key: 'name',
    head: texts.columns.name,
    cell: nameOf,
  },
  {
    key: 'phone',
    head: texts.columns.phone,
    className: 'whitespace-nowrap',
    cell: ({ phone }) => phone || '–',
  },
  { key: 'kind', head: texts.columns.kind, className: 'whitespace-nowrap', cell: kindOf },
  {
    key: 'orders',
    head: texts.columns.orders,
    align: 'right',
    cell: ({ orders }) => ordersOf(orders),
  },
  {
    key: 'last_order_at',
    head: texts.columns.lastOrder,
    className: 'whitespace-nowrap',
    cell: ({ last_order_at: at }) => (at ? <When at={at} /> : '–'),
  },
  { key: 'tags', head: texts.columns.tags, cell: ({ tags }) => <Tags tags={tags} /> },
  {
    key: 'since',
    head: texts.columns.since,
    className: 'whitespace-nowrap',
    cell: ({ since }) => <When at={since} className="text-ink-3" />,
  },
]

function ordersOf(count: number): string {
  return count < maxOrdersCounted ? String(count) : `${maxOrdersCounted}+`
}

/** Many have told no name: their number is what one reads. */
function nameOf({ name }: CustomerRow) {
  if (name === domainTexts.noName) return <span className="text-ink-3">{name}</span>
  return <b className="font-semibold">{name}</b>
}

function kindOf({ kind }: CustomerRow) {
  return <Badge tone={kind === 'member' ? 'info' : 'neutral'}>{texts.kinds[kind]}</Badge>
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Badge key={tag} tone="point">
          {tag}
        </Badge>
      ))}
    </span>
  )
}

function cardOf(row: ListedCustomer) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        {nameOf(row)}
        <span className="shrink-0">{kindOf(row)}</span>
      </span>
      <span className="flex items-baseline justify-between gap-3">
        {row.phone}
        {row.last_order_at && (
          <span className="text-ink-2">
            {texts.ordersTold(ordersOf(row.orders))} · <When at={row.last_order_at} />
          </span>
        )}
      </span>
      <Tags tags={row.tags} />
    </span>
  )
}
