import { placesOf, type Segment } from './segments.ts'
import type { Picture } from './Wheel.tsx'

export type Turning = Picture

/** Milliseconds of one round at full speed, and of coming to rest: with the way there under five seconds. */
const round = 620
const rest = 3200
const roundsToRest = 4

/** Turns a wheel by the compositor alone: nothing of the page is laid out or painted meanwhile. */
export function turnWheel(rotor: SVGSVGElement, segments: readonly Segment[]): Turning {
  let angle = 0
  let running: Animation | null = null
  const stand = (at: number) => {
    angle = at % 360
    rotor.style.transform = `rotate(${angle}deg)`
    running?.cancel()
    running = null
  }
  return {
    begin: () => {
      running?.cancel()
      const turns = [`rotate(${angle}deg)`, `rotate(${angle + 360}deg)`]
      running = rotor.animate({ transform: turns }, { duration: round, iterations: Infinity })
    },
    reveal: async (prize) => {
      const places = placesOf(segments, prize)
      const place = places[Math.floor(Math.random() * places.length)] ?? 0
      const now = running ? angleNow(rotor, angle) : angle
      const to = restingAngle(now, place, segments.length)
      running?.cancel()
      const slowing = rotor.animate(
        { transform: [`rotate(${now}deg)`, `rotate(${to}deg)`] },
        { duration: rest, easing: 'cubic-bezier(0.12, 0.62, 0.14, 1)', fill: 'forwards' },
      )
      running = slowing
      // Cut short: it stands where it was to stop.
      await slowing.finished.catch(() => undefined)
      stand(to)
    },
    skip: () => {
      if (running?.effect?.getTiming().iterations === Infinity) stand(angleNow(rotor, angle))
      else running?.finish()
    },
  }
}

/** Where a piece lies under the pointer, some rounds on, and not always in its middle. */
function restingAngle(from: number, place: number, count: number): number {
  const piece = 360 / count
  const aside = (Math.random() - 0.5) * piece * 0.6
  const target = -place * piece + aside
  const ahead = (((target - from) % 360) + 360) % 360
  return from + ahead + 360 * roundsToRest
}

function angleNow(rotor: SVGSVGElement, otherwise: number): number {
  const { transform } = getComputedStyle(rotor)
  if (transform === 'none') return otherwise
  const { a, b } = new DOMMatrixReadOnly(transform)
  return (Math.atan2(b, a) * 180) / Math.PI
}
