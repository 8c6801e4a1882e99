import { Refusal } from '#domain/errors.ts'

/** Of one sender, the picture that is being drawn with them; and of all senders together. */
const maxOfOne = 6
const maxWaiting = 40

let drawing: string | null = null
/** Who waits, by sender: the first of the map is the next to have a turn. */
const waiting = new Map<string, (() => void)[]>()

/**
 * One picture at a time: it takes a hundred times its bytes of memory. The senders take turns, so that
 * one who sends many waits for them alone; more than a few of one, or very many, are told `busy`.
 */
export async function inDrawingQueue<T>(whose: string, work: () => Promise<T>): Promise<T> {
  await enter(whose)
  try {
    return await work()
  } finally {
    leave()
  }
}

async function enter(whose: string): Promise<void> {
  if (drawing === null) {
    drawing = whose
    return
  }
  const own = waiting.get(whose) ?? []
  const all = waiting.values().reduce((count, { length }) => count + length, 0)
  if (own.length + (drawing === whose ? 1 : 0) >= maxOfOne || all >= maxWaiting) {
    throw new Refusal('busy', { retryAfter: 5 })
  }
  await new Promise<void>((resolve) => waiting.set(whose, [...own, resolve]))
}

/** The turn goes to the first of the next sender, who stands last in line with the rest. */
function leave(): void {
  const [next] = waiting
  drawing = next?.[0] ?? null
  if (!next) return
  const [whose, [begin, ...rest]] = next
  waiting.delete(whose)
  if (rest.length > 0) waiting.set(whose, rest)
  begin!()
}
