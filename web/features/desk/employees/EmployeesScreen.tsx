import IdCard from 'lucide-react/icons/id-card'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listEmployees, type Employee } from '#domain/employee/desk/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { readPositive, readWords, sayPage, useNarrow } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { useMay } from '../session/staff-session.ts'
import { AddEmployeeDialog } from './AddEmployeeDialog.tsx'
import { ImportEmployeesDialog } from './ImportEmployeesDialog.tsx'
import { employeeTexts as texts } from './texts.ts'

interface Filter {
  q: string
  state?: 'active' | 'inactive'
  page: number
}

function readFilter(query: URLSearchParams): Filter {
  return {
    q: readWords(query),
    state: (['active', 'inactive'] as const).find((each) => each === query.get('trang-thai')),
    page: readPositive(query, 'trang') ?? 1,
  }
}

function pathOf({ q, state, page }: Filter): string {
  return deskPaths.employees({ q, 'trang-thai': state, trang: sayPage(page) })
}

/** The company's people who may order at the staff price. */
export function EmployeesScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const answer = useResource(pathOf(filter), (signal) =>
    callDesk(
      listEmployees,
      {
        ...(filter.q && { q: filter.q }),
        ...(filter.state && { state: filter.state }),
        page: filter.page,
        limit: 30,
      },
      { signal },
    ),
  )
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={useMay('employees.edit') && <Actions onChanged={answer.refresh} />}
      />
      <Filters filter={filter} />
      <PagedList
        answer={answer}
        page={filter.page}
        hrefFor={(page) => pathOf({ ...filter, page })}
        isNarrowed={filter.q !== '' || filter.state !== undefined}
        icon={<IdCard aria-hidden="true" />}
        words={texts}
      >
        {(rows) => (
          <Rows
            caption={texts.table}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            rowTo={({ id }) => deskPaths.employee(id)}
            card={cardOf}
          />
        )}
      </PagedList>
    </>
  )
}

function Actions({ onChanged }: { onChanged: () => Promise<void> }) {
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen('import')}>
        {texts.import}
      </Button>
      <Button
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen('add')}
      >
        {texts.add}
      </Button>
      {open === 'add' && <AddEmployeeDialog onAdded={onChanged} onClose={close} />}
      {open === 'import' && <ImportEmployeesDialog onImported={onChanged} onClose={close} />}
    </>
  )
}

function Filters({ filter }: { filter: Filter }) {
  const change = useNarrow(filter, pathOf)
  return (
    <FilterBar
      count={filter.state ? 1 : 0}
      clear={pathOf({ q: '', page: 1 })}
      search={
        <SearchFilter label={texts.search} value={filter.q} onChange={(q) => change({ q })} />
      }
    >
      <SelectFilter
        label={texts.state}
        all={texts.allStates}
        value={filter.state ?? ''}
        options={[
          { value: 'active', label: texts.states.active },
          { value: 'inactive', label: texts.states.inactive },
        ]}
        onChange={(value) =>
          change({ state: value === 'active' || value === 'inactive' ? value : undefined })
        }
      />
    </FilterBar>
  )
}

const columns: Column<Employee>[] = [
  {
    key: 'number',
    head: texts.columns.number,
    cell: ({ number }) => <b className="font-semibold">{number}</b>,
  },
  { key: 'name', head: texts.columns.name, cell: ({ name }) => name },
  { key: 'phones', head: texts.columns.phones, cell: phonesOf },
  { key: 'next', head: texts.columns.next, cell: nextOf },
  { key: 'state', head: texts.columns.state, cell: stateOf },
]

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
