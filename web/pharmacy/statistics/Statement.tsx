import type { ReactNode } from 'react'
import type { PharmacyStatement } from '#domain/counter/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Table, type Column } from '#web/ui/Table.tsx'
import { Figures } from '../parts/Figures.tsx'
import { statisticsTexts as texts } from './texts.ts'

type Sums = PharmacyStatement['totals']
type Product = PharmacyStatement['products'][number]

/** The month on paper: who, what, when. On a phone the wide tables are told in lines. */
export function Statement({ statement }: { statement: PharmacyStatement }) {
  const { month, pharmacy, is_final: isFinal, totals, days, users, products } = statement
  return (
    <>
      <header>
        <h2 className="text-lg font-bold">{texts.statementOf(month)}</h2>
        <p className="text-sm text-ink-2">
          {texts.pharmacy(pharmacy.name, pharmacy.code)}
          {!isFinal && ` · ${texts.notFinal}`}
        </p>
      </header>
      <Figures
        label={texts.sums}
        figures={[
          { label: texts.points, value: formatNumber(totals.points), isPoints: true },
          { label: texts.earned, value: formatNumber(totals.earned) },
          { label: texts.entries, value: formatNumber(totals.entries) },
          { label: texts.offers, value: formatNumber(totals.offers) },
          { label: texts.saved, value: formatVnd(totals.saved) },
        ]}
      />
      {days.length === 0 ? (
        <p className="text-ink-2">{texts.nothing}</p>
      ) : (
        <>
          <Part title={texts.users}>
            <SumsTable
              caption={texts.users}
              head={texts.user}
              rows={users.map((sums) => ({ name: nameOf(sums.by), sums }))}
            />
          </Part>
          <Part title={texts.products}>
            <Table
              caption={texts.products}
              columns={productColumns}
              rows={products}
              keyOf={(row) => row.product_code}
              className="bg-white"
            />
          </Part>
          <Part title={texts.days}>
            <SumsTable
              caption={texts.days}
              head={texts.day}
              rows={days.map((sums) => ({ name: texts.weekday(sums.day), sums }))}
            />
          </Part>
        </>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-base font-bold">{title}</h3>
      {children}
    </section>
  )
}

function nameOf({
  username,
  full_name: name,
}: {
  username: string
  full_name?: string | undefined
}) {
  return name ?? (username || texts.beforeAccounts)
}

interface Row {
  name: string
  sums: Sums
}

/** Sums by whom or when: a table, and where it does not fit a line or two each. */
function SumsTable({ caption, head, rows }: { caption: string; head: string; rows: Row[] }) {
  return (
    <>
      <div className="max-md:hidden print:block">
        <Table
          caption={caption}
          columns={[
            { key: 'name', head, className: 'whitespace-nowrap', cell: ({ name }) => name },
            ...sumColumns,
          ]}
          rows={rows}
          keyOf={({ name }) => name}
          className="bg-white"
        />
      </div>
      <ul
        aria-label={caption}
        className="divide-y divide-line rounded-md border border-line bg-white md:hidden print:hidden"
      >
        {rows.map(({ name, sums }) => (
          <li key={name} className="tabular px-3.5 py-2">
            <p className="flex justify-between gap-3 font-semibold">
              <span>{name}</span>
              <span className="whitespace-nowrap text-point">{formatPoints(sums.points)}</span>
            </p>
            <p className="text-sm text-ink-2">{texts.deeds(sums)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const kinds = [
  'entries',
  'earned',
  'used',
  'wrong',
  'refused',
  'points',
  'offers',
  'saved',
] as const

const sumColumns: Column<Row>[] = kinds.map((kind) => ({
  key: kind,
  head: texts.heads[kind],
  align: 'right',
  // On paper nothing can be scrolled to: the heads wrap, and the sums of money stay on the sheet.
  className: 'print:px-1.5 print:whitespace-normal',
  cell: ({ sums }) => <Cell value={sums[kind]} isStrong={kind === 'points'} />,
}))

/** Nothing is a dash: what happened is seen at a glance. */
function Cell({ value, isStrong }: { value: number; isStrong: boolean }) {
  if (value === 0) return <span className="text-ink-3">–</span>
  return isStrong ? <b className="font-semibold">{formatNumber(value)}</b> : formatNumber(value)
}

const productColumns: Column<Product>[] = [
  { key: 'name', head: texts.product, cell: ({ name }) => name },
  { key: 'codes', head: texts.codes, align: 'right', cell: ({ codes }) => formatNumber(codes) },
  {
    key: 'points',
    head: texts.heads.points,
    align: 'right',
    cell: ({ points }) => <Cell value={points} isStrong />,
  },
]
