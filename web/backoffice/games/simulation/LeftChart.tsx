import { useId, useState } from 'react'
import type { SimulationResult } from '#domain/game/simulation/sum-up.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { simulationScreenTexts as texts } from './texts.ts'

/** Units of a prize that are left over the window: a band of most campaigns and the middle of all. */
export function LeftChart({ result: { prizes, grid } }: { result: SimulationResult }) {
  const [chosen, setChosen] = useState(0)
  const [moment, setMoment] = useState(Math.floor(grid.length / 2))
  const id = useId()
  const { course, units, name } = prizes[Math.min(chosen, prizes.length - 1)]!
  const x = (point: number) => ((point / (grid.length - 1)) * 100).toFixed(2)
  const y = (left: number) => (100 - (left / units) * 100).toFixed(2)
  const line = (of: 'p10' | 'p50' | 'p90') => course.map((band, at) => `${x(at)},${y(band[of])}`)
  const shown = Math.min(moment, grid.length - 1)
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="text-sm font-semibold">
        {texts.chart}
      </figcaption>
      <div className="mt-2">
        <Field label={texts.prize}>
          {(control) => (
            <NativeSelect
              {...control}
              className="w-full"
              value={chosen}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {prizes.map((prize, at) => (
                <option key={prize.name} value={at}>
                  {prize.name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <div className="tabular mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-2">
        <div className="flex flex-col justify-between text-right">
          <span>{formatNumber(units)}</span>
          <span>{formatNumber(Math.round(units / 2))}</span>
          <span>0</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-44 w-full rounded-md border border-line bg-ground"
        >
          <polygon
            points={[...line('p90'), ...line('p10').toReversed()].join(' ')}
            className="fill-primary/20"
          />
          <line
            x1={0}
            x2={100}
            y1={50}
            y2={50}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
          <polyline
            points={line('p50').join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-primary stroke-2"
          />
          <line
            x1={x(shown)}
            x2={x(shown)}
            y1={0}
            y2={100}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink-3"
          />
        </svg>
        <span />
        <div className="mt-1 flex justify-between">
          <span>{texts.axisDay(grid[0]!)}</span>
          <span>{texts.axisDay(grid[Math.floor(grid.length / 2)]!)}</span>
          <span>{texts.axisDay(grid.at(-1)!)}</span>
        </div>
      </div>
      <label className="mt-2 block text-sm">
        <span className="text-ink-2">{texts.moment}</span>
        <input
          type="range"
          min={0}
          max={grid.length - 1}
          value={shown}
          aria-valuetext={texts.left(grid[shown]!, course[shown]!, units)}
          onChange={({ target }) => setMoment(Number(target.value))}
          className="block h-11 w-full accent-primary"
        />
      </label>
      <p role="status" className="text-sm">
        <b className="font-semibold">{name}</b> · {texts.left(grid[shown]!, course[shown]!, units)}
      </p>
      <p className="mt-1 text-xs text-ink-2">
        {texts.legendBand}. {texts.legendLine}.
      </p>
    </figure>
  )
}
