import { boxOf, type AnnouncedBox } from '../definition.ts'
import { curveOf, freeShare, lastDayOf } from '../pacing.ts'

/**
 * How many units of each prize the pacing has let free at each of these moments (milliseconds), in the order of the
 * prizes. Whole and half units are told: the turn of a single unit is known to the secret alone.
 */
export function plannedUnits(announced: AnnouncedBox, times: readonly number[]): number[][] {
  const { window, pacing, lots } = boxOf(announced)
  const last = lastDayOf(window)
  const before = { from: window.from, to: last.from }
  const curves = {
    whole: curveOf(pacing, window),
    before: before.to > before.from ? curveOf(pacing, window, before) : null,
    last: curveOf(pacing, window, last),
  }
  const freeOf = ({ quantity, lastDayShare }: (typeof lots)[number], at: number) => {
    const late = curves.before ? Math.round((quantity * lastDayShare) / 100) : 0
    if (late === 0 || !curves.before) return freeShare(curves.whole, at) * quantity
    return freeShare(curves.before, at) * (quantity - late) + freeShare(curves.last, at) * late
  }
  return announced.prizes.map(({ id }) => {
    const mine = lots.filter(({ prize }) => prize === id)
    return times.map((at) => {
      const free = mine.reduce((sum, lot) => sum + freeOf(lot, at), 0)
      return Math.round(free * 2) / 2
    })
  })
}
