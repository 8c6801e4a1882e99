import type { AuthRequired } from '#web/pharmacy/session/door-refusal.ts'
import { pauseAfter } from './backoff.ts'
import type { Entry } from './entry.ts'
import { waitingOf } from './find-entries.ts'
import type { Locks } from './locks.ts'
import type { Queue } from './queue.ts'
import { isVerdict, type Answer, type Verdict } from './settle.ts'

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
  /** Asks for the login or the new password that the codes wait for. True once somebody has come in. */
  requireLogin: (why: AuthRequired) => Promise<boolean>
  /** The pharmacy's is held while this page sends: no other page of the device does. */
  locks: Locks
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

/** Sends what waits for one pharmacy, oldest first, each under its own key, until there is nothing left. */
export function createSender(queue: Queue, pharmacy: string, tools: SenderTools) {
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
    running ??= runWhileWanted()
    return running
  }
  const runWhileWanted = async () => {
    do {
      isWantedAgain = false
      forgetTimer()
      await tools.locks.alone(pharmacy, sendAll).catch(() => pause({ kind: 'fault' }))
    } while (isWantedAgain && tools.now() >= notBefore)
    // In the same breath as the last look: who asks from here on starts anew.
    running = null
  }

  const sendAll = async () => {
    // The shelf knows better than the screen: another page may have sent some, or kept more, meanwhile.
    await queue.refresh()
    let stop: Hindrance | null = null
    const keys = new Set<string>()
    const tried = new Set<string>()
    const next = () => waitingOf(queue.get().entries, pharmacy).find(({ key }) => !tried.has(key))
    const worker = async () => {
      for (let entry = next(); entry && !stop; entry = next()) {
        tried.add(entry.key)
        keys.add(entry.key)
        say({ kind: 'sending', keys: new Set(keys) })
        // A verdict that cannot be written is asked for again later, and is the same.
        const answer = await queue
          .deliver(entry.key, tools.send)
          .catch((): Hindrance => ({ kind: 'fault' }))
        keys.delete(entry.key)
        if (answer === null) continue
        if (isVerdict(answer)) failures = 0
        else stop ??= answer
      }
    }
    await Promise.all(Array.from({ length: underWay }, worker))
    if (stop) pause(stop)
    else say({ kind: 'idle' })
  }

  const pause = (why: Hindrance) => {
    if (why.kind === 'signedOut') {
      say({ kind: 'signedOut' })
      // Somebody may have come in while this refusal was on its way: that is tried before it is asked.
      if (!isWantedAgain) void ask(why.why)
      return
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

  const ask = async (why: AuthRequired) => {
    if (await tools.requireLogin(why)) void wake()
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    wake,
  }
}
