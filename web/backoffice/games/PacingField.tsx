import {
  pacingPresets,
  presetCurve,
  lastDayShare,
  wholeWeights,
  type PacingPreset,
} from '#domain/game/backoffice/presets.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import { curveOf, dayCount, daysOf, freeShare } from '#domain/game/pacing.ts'
import { formatNearDay } from '#domain/kernel/dates.ts'
import { useField, useFormAround } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { Panel } from '../parts/Panel.tsx'
import { CurveChart } from './CurveChart.tsx'
import { WeightBars } from './WeightBars.tsx'
import { gameScreenTexts as texts } from './texts.ts'

const maxDays = 400

/** How prizes come free over the campaign's time: drawn over bars, or taken from a preset. */
export function PacingField() {
  const { values, setAll } = useFormAround()
  const days = useField('days')
  const hours = useField('hours')
  const fields = values as GameFields
  const window = { from: Date.parse(fields.opens_at), to: Date.parse(fields.closes_at) }
  if (!(window.from < window.to) || dayCount(window) > maxDays) return null
  const count = dayCount(window)
  const take = (preset: PacingPreset) => {
    const share = preset === 'lastDay' ? lastDayShare : 0
    const prizes = fields.prizes.map((prize) => ({
      ...prize,
      lots: prize.lots.map((lot) => ({ ...lot, last_day: share })),
    }))
    setAll({ ...fields, ...presetCurve(preset, window), prizes }, ['days', 'hours'])
  }
  const names = daysOf(window).map(formatNearDay)
  return (
    <Panel title={texts.pacing}>
      <p className="text-sm text-ink-2">{texts.pacingHint}</p>
      <div role="group" aria-label={texts.presets} className="mt-3 flex flex-wrap gap-2">
        {pacingPresets.map((preset) => (
          <Button key={preset} variant="secondary" onClick={() => take(preset)}>
            {texts.preset[preset]}
          </Button>
        ))}
      </div>
      <div className="mt-4 grid gap-5 lg:grid-cols-2">
        <WeightBars
          label={texts.byDay}
          names={names}
          weights={wholeWeights(fields.days, count)}
          onChange={days.change}
        />
        <WeightBars
          label={texts.byHour}
          names={hourNames}
          weights={wholeWeights(fields.hours, 24)}
          onChange={hours.change}
        />
        <FreePreview fields={fields} window={window} />
      </div>
      <FieldError id="pacing-error">{days.error ?? hours.error}</FieldError>
    </Panel>
  )
}

const hourNames = Array.from({ length: 24 }, (_, hour) => texts.hour(hour))
const points = 60

/** What will be free at which moment, as it is drawn. */
function FreePreview({
  fields: { days, hours },
  window,
}: {
  fields: GameFields
  window: { from: number; to: number }
}) {
  const curve = curveOf({ days, hours }, window)
  const at = (share: number) => freeShare(curve, window.from + (window.to - window.from) * share)
  const planned = Array.from({ length: points + 1 }, (_, place) => ({
    time: place / points,
    share: at(place / points),
  }))
  return (
    <figure className="lg:col-span-2">
      <figcaption className="text-sm font-semibold">{texts.free}</figcaption>
      <CurveChart planned={planned} className="mt-1.5 h-28" />
      <p role="status" className="text-sm text-ink-2">
        {texts.freeAt(Math.round(at(0.5) * 100))}
      </p>
    </figure>
  )
}
