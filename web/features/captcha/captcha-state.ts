import { minutes } from '#domain/kernel/durations.ts'
import type { SolvedCaptcha } from './solve-captcha.ts'

export type CaptchaStatus = 'idle' | 'solving' | 'ready' | 'failed'

/** A solution kept ready for the next request that needs one. */
export interface Captcha {
  status(): CaptchaStatus
  subscribe(changed: () => void): () => void
  /** Begins to solve; nothing to do while one is being solved or is ready. */
  start(): void
  /** A fresh token for one request, waited for where none is ready. Rejects when it cannot be had. */
  take(): Promise<string>
}

/** Time that a request needs on its way to the server. */
const reserve = minutes(1)

export function createCaptcha(solve: () => Promise<SolvedCaptcha>, now: () => number): Captcha {
  let status: CaptchaStatus = 'idle'
  let current: Promise<SolvedCaptcha> | null = null
  let goodUntil = Infinity
  const listeners = new Set<() => void>()
  const become = (next: CaptchaStatus) => {
    status = next
    for (const listener of listeners) listener()
  }
  const begin = (): Promise<SolvedCaptcha> => {
    const begun = solve()
    current = begun
    goodUntil = Infinity
    become('solving')
    begun.then(
      ({ until }) => {
        if (current !== begun) return
        goodUntil = until - reserve
        become('ready')
      },
      () => {
        if (current !== begun) return
        current = null
        become('failed')
      },
    )
    return begun
  }
  const ready = () => (current && now() < goodUntil ? current : begin())
  return {
    status: () => status,
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
