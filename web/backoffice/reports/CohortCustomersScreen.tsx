import UsersRound from 'lucide-react/icons/users-round'
import { useSearchParams } from 'react-router'
import type { CustomerRow } from '#domain/customer/backoffice/api.ts'
import { listCohortCustomers } from '#domain/customer/backoffice/cohorts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { readPositive } from '../parts/list-address.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { backofficePaths } from '../paths.ts'
import { cohortPath, openedCellPath, readOpenedCell, type OpenedCell } from './cohort-filter.ts'
import { cohortScreenTexts as texts } from './cohort-screen-texts.ts'

/** Who is counted in a cell of the report, masked. */
export function CohortCustomersScreen() {
  const [query] = useSearchParams()
  const opened = readOpenedCell(query)
  if (!opened) return <None />
  const { split, key, first, month } = opened
  const back = cohortPath({ split, key, months: '12', figure: 'again' })
  return (
    <>
      <PageHead
        title={texts.customersTitle(monthOf(first))}
        text={texts.customersText(monthOf(month))}
        back={{ to: back, label: texts.back }}
      />
      <Customers opened={opened} page={readPositive(query, 'trang') ?? 1} />
    </>
  )
}

const pageSize = 30

function Customers({ opened, page }: { opened: OpenedCell; page: number }) {
  const asked = { ...opened, page, limit: pageSize }
  const answer = useQuery(listCohortCustomers, asked, { keepsPrevious: true })
  return (
    <Answered answer={answer}>
      {({ items, paginate, erased }) => (
        <>
          {erased > 0 && (
            <p className="mb-2 text-sm text-ink-2">{texts.erased(formatNumber(erased))}</p>
          )}
          {items.length === 0 ? (
            <None />
          ) : (
            <Rows
              caption={texts.customersTable}
              rows={items}
              keyOf={({ id }) => id}
              columns={columns}
              rowTo={({ id }) => backofficePaths.customer(id)}
              card={customerCard}
            />
          )}
          <Pager
            page={page}
            pages={paginate.total_page}
            hrefFor={(next) => openedCellPath(opened, next)}
            className="mt-5"
          />
        </>
      )}
    </Answered>
  )
}

function None() {
  return (
    <EmptyState
      icon={<UsersRound aria-hidden="true" />}
      title={texts.noCustomers}
      text={texts.noCustomersText}
      action={
        <Anchor
          to={backofficePaths.cohorts()}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          {texts.back}
        </Anchor>
      }
    />
  )
}

const columns: readonly Column<CustomerRow>[] = [
  { key: 'name', head: texts.customerColumns.name, cell: ({ name }) => <b>{name}</b> },
  { key: 'phone', head: texts.customerColumns.phone, cell: ({ phone }) => phone },
  { key: 'kind', head: texts.customerColumns.kind, cell: kindOf },
]

function customerCard(row: CustomerRow) {
  return (
    <span className="flex items-start justify-between gap-3 text-sm">
      <span>
        <b className="block font-semibold">{row.name}</b>
        {row.phone}
      </span>
      {kindOf(row)}
    </span>
  )
}

function kindOf({ kind }: CustomerRow) {
  return <Badge tone={kind === 'member' ? 'info' : 'neutral'}>{texts.kinds[kind]}</Badge>
}

function monthOf(first: string): string {
  return formatDate(first).slice(3)
}
