import { isOptional, nameOf, type Choice, type PhrasePart } from './phrase.ts'

/** A point between the parts of a phrase, with what may stand next: few, however many ways lead there. */
export interface PhraseState {
  /** The phrase may end here. */
  ends: boolean
  byKey: ReadonlyMap<string, readonly PhraseState[]>
  byPlain: ReadonlyMap<string, readonly PhraseState[]>
  /** After a number, and after a gap. */
  afterNumber: readonly PhraseState[]
  afterGap: readonly PhraseState[]
}

/** A part with which a phrase may begin, and what follows it. */
export interface FirstStep {
  part: PhrasePart
  next: PhraseState
}

/** The beginnings of a phrase. What follows a place is built once and shared by all ways to fill it. */
export function beginningsOf(places: readonly Choice[]): readonly FirstStep[] {
  const end: Point = { ends: true, steps: [] }
  return places.reduceRight<Point>((after, choice) => {
    const next = stateOf(after)
    const steps = choice.filter(({ length }) => length > 0).map((parts) => stepOf(parts, next))
    return isOptional(choice)
      ? { ends: after.ends, steps: [...steps, ...after.steps] }
      : { ends: false, steps }
  }, end).steps
}

/** The beginnings of names, which may be thousands: those that begin alike share what they have in common. */
export function beginningsOfNames(names: readonly (readonly PhrasePart[])[]): FirstStep[] {
  const begun = names.filter(({ length }) => length > 0)
  return [...Map.groupBy(begun, ([first]) => nameOf(first!)).values()].map((alike) => {
    const rests = alike.map((parts) => parts.slice(1))
    const ends = rests.some(({ length }) => length === 0)
    return { part: alike[0]![0]!, next: stateOf({ ends, steps: beginningsOfNames(rests) }) }
  })
}

interface Point {
  ends: boolean
  steps: readonly FirstStep[]
}

/** Never of no parts. */
function stepOf(parts: readonly PhrasePart[], next: PhraseState): FirstStep {
  const [last, ...before] = parts.toReversed()
  return before.reduce<FirstStep>(
    (step, part) => ({ part, next: stateOf({ ends: false, steps: [step] }) }),
    { part: last!, next },
  )
}

function stateOf({ ends, steps }: Point): PhraseState {
  const after = (sign: PhrasePart) =>
    steps.filter(({ part }) => part === sign).map(({ next }) => next)
  return {
    ends,
    byKey: statesBy(steps, 'key'),
    byPlain: statesBy(steps, 'plain'),
    afterNumber: after('#'),
    afterGap: after('_'),
  }
}

function statesBy(steps: readonly FirstStep[], name: 'key' | 'plain') {
  const found = new Map<string, PhraseState[]>()
  for (const { part, next } of steps) {
    if (typeof part !== 'object') continue
    const states = found.get(part[name])
    if (states) states.push(next)
    else found.set(part[name], [next])
  }
  return found
}
