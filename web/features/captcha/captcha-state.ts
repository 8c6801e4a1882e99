import { minutes } from '#domain/kernel/durations.ts'
import { isRefused } from '#web/api.ts'
import type { SolvedCaptcha } from './solve-captcha.ts'

export type CaptchaStatus = 'idle' | 'solving' | 'ready' | 'failed'

/** A solution kept ready for the next request that needs one. */
export interface Captcha {
  status(): CaptchaStatus
  subscribe(changed: () => void): () => void
  /** Begins to solve; nothing to do while one is being solved or is ready. */
  start: () => void
  /** A fresh token for one request, waited for where none is ready. Rejects when it cannot be had. */
  take(): Promise<string>
  /** Why it cannot be had, in words; empty where nothing more is known. */
  problem: () => string
  /** Where somebody else's check may show itself: the form's own line. */
  show: (place: HTMLElement | null) => void
}

/** Asked when it is needed: the line comes with the first check. */
export type Place = () => HTMLElement | null

/** Time that a request needs on its way to the server. */
const reserve = minutes(1)

export function createCaptcha(
  solve: (place: Place) => Promise<SolvedCaptcha>,
  now: () => number,
): Captcha {
  let status: CaptchaStatus = 'idle'
  let current: Promise<SolvedCaptcha> | null = null
  let goodUntil = Infinity
  let problem = ''
  let place: HTMLElement | null = null
  const listeners = new Set<() => void>()
  const become = (next: CaptchaStatus) => {
    status = next
    for (const listener of listeners) listener()
  }
  const begin = (): Promise<SolvedCaptcha> => {
    const begun = solve(() => place)
    current = begun
    goodUntil = Infinity
    become('solving')
    begun.then(
      ({ until }) => {
        if (current !== begun) return
        goodUntil = until - reserve
        become('ready')
      },
      (error: unknown) => {
        if (current !== begun) return
        current = null
        problem = isRefused(error, 'captchaUnavailable') ? error.message : ''
        become('failed')
      },
    )
    return begun
  }
  const ready = () => (current && now() < goodUntil ? current : begin())
  return {
    status: () => status,
    problem: () => problem,
    show(element) {
      place = element
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    start: () => void ready().catch(() => undefined),
    async take() {
      const { token } = await ready()
      // It is good for one request: the next one gets another.
      current = null
      become('idle')
      return token
    },
  }
}
