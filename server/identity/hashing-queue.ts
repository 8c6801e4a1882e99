import { Refusal } from '#domain/errors.ts'

const atOnce = 2
const maxWaiting = 50

let running = 0
const waiting: (() => void)[] = []

/**
 * Two hashes at a time, so that logins never take all cores and 19 MiB each; the rest wait their
 * turn, and past 50 waiting a caller is told that the shop is `busy`.
 */
export async function inHashingQueue<T>(work: () => Promise<T>): Promise<T> {
  await enter()
  try {
    return await work()
  } finally {
    leave()
  }
}

async function enter(): Promise<void> {
  if (running < atOnce) {
    running += 1
    return
  }
  if (waiting.length >= maxWaiting) throw new Refusal('busy', { retryAfter: 2 })
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The place goes to the next in line, or becomes free. */
function leave(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
