import Eye from 'lucide-react/icons/eye'
import { listLooks, type LookRow } from '#domain/customer/backoffice/api.ts'
import { lookList } from '#domain/customer/backoffice/lists.ts'
import { maxLooksCounted } from '#domain/customer/looks.ts'
import { staffAccounts } from '#domain/staff/backoffice.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { askedOf } from '../kit/list-state.ts'
import { PagedScreen } from '../kit/PagedScreen.tsx'
import type { FilterOption, ScreenColumn } from '../kit/screen.ts'
import { useListState } from '../kit/use-list-state.ts'
import { When } from '../parts/When.tsx'
import { LookCause } from './LookCause.tsx'
import { lookTexts as texts } from './texts.ts'

const screen = {
  words: texts,
  path: backofficePaths.customerLooks(),
  filters: {
    own: { param: 'nguon', label: texts.own, all: texts.allOwn, options: texts.ownOptions },
    staff_id: {
      param: 'nhan-vien',
      label: texts.who,
      all: texts.everyone,
      options: useStaffNames,
    },
    cause: { param: 'ly-do', label: texts.cause, all: texts.allCauses, options: texts.causes },
  },
} as const

const pageSize = 30

/** Who opened whose data, when and why; the owner reads it. */
export function LooksScreen() {
  const shown = useListState(lookList, screen)
  const { state } = shown
  const asked = { ...askedOf(lookList, state), page: state.page, limit: pageSize }
  const answer = useQuery(listLooks, asked, { keepsPrevious: true })
  const counted = answer.data?.paginate.total_data
  return (
    <PagedScreen
      listing={lookList}
      screen={screen}
      shown={shown}
      answer={answer}
      total={counted === maxLooksCounted ? null : counted}
      columns={columns}
      card={cardOf}
      rowTo={({ customer }) => backofficePaths.customer(customer.id)}
      icon={<Eye aria-hidden="true" />}
    />
  )
}

function useStaffNames(): readonly FilterOption[] {
  const enabled = useCan('staff.read')
  const { data } = useQuery(staffAccounts.list, { sort: 'name', limit: 100 }, { enabled })
  return (data?.items ?? []).map(({ id, full_name: label }) => ({ value: String(id), label }))
}

const columns: readonly ScreenColumn<typeof lookList>[] = [
  {
    key: 'at',
    head: texts.columns.at,
    className: 'whitespace-nowrap',
    cell: ({ at }) => <When at={at} className="text-ink-3" />,
  },
  { key: 'staff', head: texts.columns.staff, cell: ({ staff }) => staff },
  {
    key: 'customer',
    head: texts.columns.customer,
    cell: ({ customer: { name, phone } }) => (
      <>
        <b className="font-semibold">{name}</b>
        <span className="block text-ink-3">{phone}</span>
      </>
    ),
  },
  { key: 'cause', head: texts.columns.cause, cell: (look) => <LookCause look={look} /> },
]

function cardOf(look: LookRow) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="text-md font-semibold">{look.staff}</b>
        <When at={look.at} className="shrink-0 text-ink-3" />
      </span>
      <span>
        {look.customer.name} {look.customer.phone}
      </span>
      <LookCause look={look} />
    </span>
  )
}
