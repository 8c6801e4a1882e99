import { availableParallelism } from 'node:os'
import { Refusal } from '#domain/errors.ts'

/** One core stays for everybody else: measured on two, their p99 doubles without it. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const maxWaiting = 50

let running = 0
const waiting: (() => void)[] = []

/**
 * At most two hashes at a time, of 19 MiB each; the rest wait their turn, and past 50 waiting a
 * caller is told that the shop is `busy`.
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
