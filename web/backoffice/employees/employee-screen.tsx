import IdCard from 'lucide-react/icons/id-card'
import { employees, type Employee, type EmployeeRecord } from '#domain/employee/backoffice.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { employeeTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof employees> = {
  words: texts,
  icon: <IdCard aria-hidden="true" />,
  path: backofficePaths.employees(),
  recordPath: backofficePaths.employee,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'number',
      head: texts.columns.number,
      sort: 'number',
      cell: ({ number }) => <b className="font-semibold">{number}</b>,
    },
    { key: 'name', head: texts.columns.name, sort: 'name', cell: ({ name }) => name },
    { key: 'phones', head: texts.columns.phones, cell: phonesOf },
    { key: 'next', head: texts.columns.next, cell: nextOf },
    { key: 'state', head: texts.columns.state, cell: stateOf },
  ],
  card: cardOf,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    number: { label: texts.number },
    name: { label: texts.name },
    phones: { label: texts.phones, hint: texts.phonesHint, as: 'tel', add: texts.addPhone },
    active: { label: texts.active },
  },
  blank: { number: '', name: '', phones: [], active: true },
  bulk: texts.bulk,
}

/** The company's people who may order at the staff price. */
export const EmployeesScreen = resourceScreen(employees, screen)

/** One employee: phones, and the orders at the staff price. */
export const EmployeeScreen = recordPage(employees, screen, {
  text: ({ number }) => number,
  badge: stateOf,
  panels: (employee) => (
    <>
      <Panel title={texts.allowance}>
        <Facts
          facts={[
            { label: texts.columns.next, value: nextOf(employee) },
            { label: texts.phones, value: phonesOf(employee) },
          ]}
        />
      </Panel>
      <Orders orders={employee.orders} />
    </>
  ),
})

function phonesOf({ phones }: Employee) {
  return phones.length > 0 ? phones.join(', ') : <i className="text-ink-3">{texts.noPhones}</i>
}

function nextOf({ active, next_date: next }: Employee) {
  if (!active) return '–'
  return next ? texts.from(formatDate(next)) : texts.now
}

function stateOf({ active }: Employee) {
  const state = active ? 'active' : 'inactive'
  return <Badge tone={active ? 'ok' : 'neutral'}>{texts.states[state]}</Badge>
}

function cardOf(row: Employee) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">
          {row.number} · {row.name}
        </b>
        {stateOf(row)}
      </span>
      <span>{phonesOf(row)}</span>
      <span className="text-ink-2">{nextOf(row)}</span>
    </span>
  )
}

function Orders({ orders }: Pick<EmployeeRecord, 'orders'>) {
  return (
    <Panel title={texts.orders}>
      {orders.length === 0 && <p className="text-ink-2">{texts.noOrders}</p>}
      <ol className="tabular divide-y divide-line text-sm">
        {orders.map(({ order_code: code, placed_at: at, phone, saved, freed }) => (
          <li
            key={code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span>
              <Anchor
                to={backofficePaths.order(code)}
                className="font-semibold text-primary hover:underline"
              >
                {code}
              </Anchor>
              <span className="block text-ink-3">{phone}</span>
            </span>
            <span className="text-right">
              {texts.savedAmount(formatVnd(saved))}
              <span className="block text-ink-3">
                {freed ? texts.freed : <When at={at} />} {!freed && formatDate(at)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
