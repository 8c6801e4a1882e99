import { pauseAfter } from './backoff.ts'
import type { Entry } from './entry.ts'
import { waitingOf } from './find-entries.ts'
import type { Queue } from './queue.ts'
import type { Answer, Verdict } from './settle.ts'

/** `resting`: the server asked for some time; `until` in milliseconds since 1970. */
export type SenderState =
  | { kind: 'idle' }
  | { kind: 'sending'; keys: ReadonlySet<string> }
  | { kind: 'offline' }
  | { kind: 'resting'; until: number }
  | { kind: 'signedOut' }

export type Sender = ReturnType<typeof createSender>

export interface SenderTools {
  send: (entry: Entry) => Promise<Answer>
  /** Runs this while no other page of the device sends for the same store. */
  alone: (work: () => Promise<void>) => Promise<void>
  now: () => number
  /** A number in [0, 1). */
  chance: () => number
  /** Does it after so many milliseconds; returns how to forget it. */
  later: (work: () => void, ms: number) => () => void
}

/** Why nothing more can be sent now. */
type Hindrance = Exclude<Answer, Verdict>

/** So many are under way at once: a slow network's way there and back is paid for four codes together. */
const underWay = 4

/** Sends what waits for one store, oldest first, each under its own key, until there is nothing left. */
export function createSender(queue: Queue, store: string, tools: SenderTools) {
  let state: SenderState = { kind: 'idle' }
  const listeners = new Set<() => void>()
  const say = (next: SenderState) => {
    state = next
    for (const listener of listeners) listener()
  }
  let failures = 0
  /** The server asked for some time: a new code does not disturb it earlier. */
  let notBefore = 0
  let forgetTimer = () => {}
  let running: Promise<void> | null = null
  let isWantedAgain = false

  const rest = (next: SenderState, ms: number) => {
    say(next)
    forgetTimer()
    forgetTimer = tools.later(() => {
      notBefore = 0
      void wake()
    }, ms)
  }

  /** Starts, or goes on once what is under way has ended. Resolves when nothing more can be done now. */
  const wake = (): Promise<void> => {
    if (tools.now() < notBefore) return Promise.resolve()
    isWantedAgain = true
    running ??= runWhileWanted().finally(() => {
      running = null
    })
    return running
  }
  const runWhileWanted = async () => {
    while (isWantedAgain) {
      isWantedAgain = false
      forgetTimer()
      if (waitingOf(queue.get().entries, store).length === 0) {
        if (state.kind !== 'idle') say({ kind: 'idle' })
        continue
      }
      await tools.alone(sendAll).catch(() => pause({ kind: 'fault' }))
    }
  }

  const sendAll = async () => {
    // Another page may have sent some meanwhile.
    await queue.refresh()
    let stop: Hindrance | null = null
    const keys = new Set<string>()
    const tried = new Set<string>()
    const next = () => waitingOf(queue.get().entries, store).find(({ key }) => !tried.has(key))
    const worker = async () => {
      for (let entry = next(); entry && !stop; entry = next()) {
        tried.add(entry.key)
        keys.add(entry.key)
        say({ kind: 'sending', keys: new Set(keys) })
        const answer = await tools.send(entry)
        if (answer.kind === 'result' || answer.kind === 'refused') {
          failures = 0
          // What cannot be written is asked again later and answered the same.
          await queue.settle(entry.key, answer).catch(() => (stop ??= { kind: 'fault' }))
        } else stop ??= answer
        keys.delete(entry.key)
      }
    }
    await Promise.all(Array.from({ length: underWay }, worker))
    if (stop) pause(stop)
    else say({ kind: 'idle' })
  }

  const pause = (why: Hindrance) => {
    if (why.kind === 'signedOut') {
      // Whoever has just closed the login is not asked again by what woke us while it was open.
      isWantedAgain = false
      return say({ kind: 'signedOut' })
    }
    if (why.kind === 'tooFast') {
      notBefore = tools.now() + why.retryAfterMs
      return rest({ kind: 'resting', until: notBefore }, why.retryAfterMs)
    }
    failures += 1
    const ms = pauseAfter(failures, tools.chance())
    if (why.kind === 'unreachable') return rest({ kind: 'offline' }, ms)
    rest({ kind: 'resting', until: tools.now() + ms }, ms)
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    wake,
    /** The page goes: no timer is left behind. */
    stop: () => forgetTimer(),
  }
}
