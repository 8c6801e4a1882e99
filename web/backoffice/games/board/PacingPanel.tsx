import { useState } from 'react'
import type { BoardPrize, GameBoard } from '#domain/game/board/api.ts'
import { boardParts } from '#domain/game/board/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { Facts, Panel } from '../../parts/Panel.tsx'
import { Rows } from '../../parts/Rows.tsx'
import { CurveChart, type CurvePoint } from '../CurveChart.tsx'
import { boardTexts as texts } from './texts.ts'

const all = 'all'

/** What was won beside what the pacing has let free: drawn, and as a table. */
export function PacingPanel({ board }: { board: GameBoard }) {
  const [chosen, setChosen] = useState(all)
  const paced = board.prizes.filter(({ course }) => course.length > 0)
  const drawn = board.prizes.filter(({ id }) => chosen === all || String(id) === chosen)
  const isPaced = board.kind !== 'draw'
  return (
    <Panel title={texts.pacing}>
      {isPaced ? (
        <>
          <Field label={texts.shown}>
            {(control) => (
              <NativeSelect
                {...control}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              >
                <option value={all}>{texts.all}</option>
                {paced.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Chart board={board} prizes={drawn} />
        </>
      ) : (
        <p className="text-ink-2">{texts.noPacing}</p>
      )}
      <div className="mt-4">
        <Rows
          caption={texts.prizes}
          columns={isPaced ? columns : columns.filter(({ key }) => key !== 'free')}
          rows={board.prizes}
          keyOf={({ id }) => id}
          card={cardOf}
        />
        {paced.length > 0 && board.prizes.some(({ course }) => course.length === 0) && (
          <p className="mt-2 text-sm text-ink-2">{texts.thanksNote}</p>
        )}
      </div>
    </Panel>
  )
}

function Chart({ board, prizes }: { board: GameBoard; prizes: readonly BoardPrize[] }) {
  // Thanks have no course of their own: they are left out of what is compared.
  const compared = prizes.filter(({ course }) => course.length > 0)
  const shared = compared.length > 0 ? compared : prizes
  const won = sumOf(shared, (prize) => prize.won)
  const free = sumOf(shared, ({ planned }) => planned ?? 0)
  const most = sumOf(shared, ({ quantity }) => quantity) || 1
  const parts = Math.max(0, ...compared.map(({ course }) => course.length))
  const [from, to] = [Date.parse(board.opens_at), Date.parse(board.closes_at)]
  const now = Math.min(1, Math.max(0, (Date.parse(board.at) - from) / (to - from)))
  const planned = pointsOf(boardParts, (part) => sumOf(shared, ({ curve }) => curve[part]), most)
  const course = pointsOf(parts, (part) => sumOf(compared, (prize) => prize.course[part]), most)
  const upToNow = course.map((point) => ({ ...point, time: Math.min(now, point.time) }))
  return (
    <figure className="mt-3">
      <CurveChart planned={planned} course={upToNow} className="h-56 phone:h-44" />
      <figcaption className="mt-2 flex flex-col gap-1 text-sm text-ink-2">
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <Sign className="border-primary" label={texts.planned} />
          <Sign className="border-sale" label={texts.course} />
        </span>
        <span className="tabular">{texts.now(won, Math.floor(free))}</span>
      </figcaption>
    </figure>
  )
}

function Sign({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`w-6 border-t-3 ${className}`} />
      {label}
    </span>
  )
}

function sumOf(
  prizes: readonly BoardPrize[],
  of: (prize: BoardPrize) => number | undefined,
): number {
  return prizes.reduce((sum, prize) => sum + (of(prize) ?? 0), 0)
}

/** From nothing at the opening on. */
function pointsOf(parts: number, at: (part: number) => number, most: number): CurvePoint[] {
  if (parts === 0) return []
  const points = Array.from({ length: parts }, (_, part) => ({
    time: (part + 1) / boardParts,
    share: at(part) / most,
  }))
  return [{ time: 0, share: 0 }, ...points]
}

const columns: readonly Column<BoardPrize>[] = [
  {
    key: 'prize',
    head: texts.prize,
    cell: ({ name }) => <b className="font-semibold">{name}</b>,
  },
  {
    key: 'quantity',
    head: texts.quantity,
    align: 'right',
    cell: ({ quantity }) => formatNumber(quantity),
  },
  {
    key: 'free',
    head: texts.free,
    align: 'right',
    cell: ({ planned }) => formatNumber(Math.floor(planned ?? 0)),
  },
  { key: 'won', head: texts.won, align: 'right', cell: ({ won }) => formatNumber(won) },
  { key: 'held', head: texts.heldOf, align: 'right', cell: ({ held }) => formatNumber(held) },
  {
    key: 'left',
    head: texts.left,
    align: 'right',
    cell: ({ quantity, won }) => formatNumber(Math.max(0, quantity - won)),
  },
]

function cardOf({ name, quantity, planned, won, held }: BoardPrize) {
  return (
    <div className="text-sm">
      <b className="mb-2 block text-md font-semibold">{name}</b>
      <Facts
        facts={[
          { label: texts.won, value: `${formatNumber(won)} / ${formatNumber(quantity)}` },
          planned !== null && { label: texts.free, value: formatNumber(Math.floor(planned)) },
          held > 0 && { label: texts.heldOf, value: formatNumber(held) },
        ]}
      />
    </div>
  )
}
