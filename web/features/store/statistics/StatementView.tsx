import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { getStoreStatement, type StoreStatement } from '#domain/counter/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Table, type Column } from '#web/ui/Table.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { Answered } from '../Answered.tsx'
import { callStore } from '../call-store.ts'
import { Figures } from '../Figures.tsx'
import { SaveFileButton } from '../SaveFileButton.tsx'
import { useAnswer } from '../use-answer.ts'
import { useStore, useStorePaths } from '../use-store.ts'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { statisticsTexts as texts } from './texts.ts'
import { UserTable } from './UserTable.tsx'

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/** A month of the store, to read, print and take along. */
export function StatementView() {
  const { code } = useStore()
  const paths = useStorePaths()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const named = query.get('thang') ?? ''
  const month = monthPattern.test(named) ? named : today().slice(0, 7)
  const answer = useAnswer(`${code} ${month}`, (signal) =>
    callStore(getStoreStatement, { month }, { signal }),
  )
  const show = (next: string) => {
    if (monthPattern.test(next)) void navigate(paths.statistics({ xem: 'bang-ke', thang: next }))
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Field label={texts.month} className="w-48">
          {(control) => (
            <TextInput
              {...control}
              type="month"
              max={today().slice(0, 7)}
              value={month}
              onChange={({ target }) => show(target.value)}
            />
          )}
        </Field>
        <Button
          look="secondary"
          icon={<Printer aria-hidden="true" className="size-4.5" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <SaveFileButton path={`/api/drugstore/statement/export?month=${month}`}>
          {texts.export}
        </SaveFileButton>
      </div>
      <Answered answer={answer} skeleton={<RowsSkeleton />} className="flex flex-col gap-6">
        {(statement) => <Statement statement={statement} />}
      </Answered>
    </>
  )
}

function Statement({ statement }: { statement: StoreStatement }) {
  const { month, store, is_final: isFinal, totals, days, users, products } = statement
  return (
    <>
      <header>
        <h2 className="text-xl font-bold">{texts.statementOf(month)}</h2>
        <p className="text-ink-2">{texts.store(store.name, store.code)}</p>
        {!isFinal && <p className="text-sm text-ink-3">{texts.notFinal}</p>}
      </header>
      <Figures
        label={texts.sums}
        figures={[
          { label: texts.entries, value: formatNumber(totals.entries) },
          { label: texts.earned, value: formatNumber(totals.earned) },
          { label: texts.points, value: formatPoints(totals.points) },
          { label: texts.offers, value: formatNumber(totals.offers) },
          { label: texts.saved, value: formatVnd(totals.saved) },
        ]}
      />
      {days.length === 0 ? (
        <p className="text-ink-2">{texts.nothing}</p>
      ) : (
        <>
          <Part title={texts.users}>
            <UserTable users={users} />
          </Part>
          <Part title={texts.products}>
            <Table
              caption={texts.products}
              columns={productColumns}
              rows={products}
              keyOf={(row) => row.product_code}
            />
          </Part>
          <Part title={texts.days}>
            <Table caption={texts.days} columns={dayColumns} rows={days} keyOf={({ day }) => day} />
          </Part>
        </>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}

const productColumns: Column<StoreStatement['products'][number]>[] = [
  { key: 'name', head: texts.product, cell: ({ name }) => name },
  { key: 'codes', head: texts.codes, align: 'right', cell: ({ codes }) => formatNumber(codes) },
  { key: 'points', head: texts.points, align: 'right', cell: ({ points }) => formatPoints(points) },
]

const dayColumns: Column<StoreStatement['days'][number]>[] = [
  { key: 'day', head: texts.day, cell: ({ day }) => formatDate(day).slice(0, 5) },
  ...(['entries', 'earned', 'used', 'wrong', 'refused'] as const).map((kind) => ({
    ...{ key: kind, head: texts[kind], align: 'right' as const },
    cell: (row: StoreStatement['days'][number]) => formatNumber(row[kind]),
  })),
  { key: 'points', head: texts.points, align: 'right', cell: ({ points }) => formatPoints(points) },
  { key: 'offers', head: texts.offers, align: 'right', cell: ({ offers }) => formatNumber(offers) },
  { key: 'saved', head: texts.saved, align: 'right', cell: ({ saved }) => formatVnd(saved) },
]
