import type { GameSimulation } from '#domain/game/backoffice/simulation-api.ts'
import type { SimulatedPrize, SimulationResult } from '#domain/game/simulation/sum-up.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Table, type Column } from '#web/ui/Table.tsx'
import { LeftChart } from './LeftChart.tsx'
import { simulationScreenTexts as texts } from './texts.ts'

/** What came of it: words of warning first, then figures, the course of each prize, and all of it as a table. */
export function SimulationView({
  simulation,
  result,
}: {
  simulation: GameSimulation
  result: SimulationResult
}) {
  const { warnings, traffic } = simulation
  return (
    <>
      <div className="text-sm text-ink-2">
        <p>{texts.done(simulation)}</p>
        {traffic?.kind === 'even' && <p>{texts.even(traffic.entries)}</p>}
        {traffic?.kind === 'real' && (
          <>
            <p>{texts.real(traffic.from, traffic.to, traffic.counts)}</p>
            {traffic.counts.day !== undefined && <p>{texts.days}</p>}
          </>
        )}
      </div>
      <div>
        <h3 className="text-sm font-semibold">{texts.warnings}</h3>
        {warnings.length === 0 && <p className="text-ink-2">{texts.noWarnings}</p>}
        <ul className="list-disc pl-5">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </div>
      <Figures result={result} />
      <div className="grid gap-5 2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <LeftChart result={result} />
        <div className="min-w-0">
          <Table
            caption={texts.table}
            columns={columns}
            rows={result.prizes}
            keyOf={({ name }) => name}
          />
          <p className="mt-2 text-sm text-ink-2">{texts.bandHint}</p>
        </div>
      </div>
    </>
  )
}

function Figures({ result }: { result: SimulationResult }) {
  const { entries, places, cost, budget, win_percent: percent } = result
  const figures = [
    { label: texts.entries, value: texts.band(entries), text: places && texts.places(places) },
    { label: texts.cost, value: texts.money(cost), text: texts.budget(budget) },
    { label: texts.chance, value: texts.percent(percent), text: null },
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {figures.map(({ label, value, text }) => (
        <div key={label} className="rounded-md bg-ground px-4 py-3">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="tabular">
            <b className="block font-semibold wrap-anywhere">{value}</b>
            {text && <span className="text-sm text-ink-2">{text}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const { columns: heads } = texts
const columns: readonly Column<SimulatedPrize>[] = [
  { key: 'name', head: heads.prize, className: 'min-w-32', cell: ({ name }) => name },
  { key: 'units', head: heads.units, align: 'right', cell: ({ units }) => formatNumber(units) },
  { key: 'given', head: heads.given, align: 'right', cell: ({ given }) => texts.band(given) },
  { key: 'left', head: heads.left, align: 'right', cell: ({ left }) => texts.band(left) },
  {
    key: 'out',
    head: heads.out,
    className: 'min-w-36',
    cell: ({ out_share: share, out_at: at }) => texts.out(share, at.p50),
  },
  {
    key: 'chance',
    head: heads.chance,
    align: 'right',
    cell: ({ one_in: entries }) => texts.oneIn(entries),
  },
]
