import { solveChallengeWorkers } from 'altcha-lib'
import { getCaptchaChallenge, type Puzzle } from '#domain/captcha/api.ts'
import type { CaptchaAction } from '#domain/captcha/actions.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { api } from '#web/api.ts'
import { now } from '#web/state/clock.ts'
import type { Place } from './captcha-state.ts'

export interface SolvedCaptcha {
  /** Goes with one request, in its field `captcha`. */
  token: string
  /** Milliseconds since 1970 until which it is good, by this browser's clock. */
  until: number
}

const maxWorkers = 2
const maxTime = seconds(60)

/**
 * Fetches a puzzle and solves it: a moment on a new phone, seconds on an old one. Rejects with an
 * `ApiError` when it cannot be fetched. Only in the browser, and imported when it is needed.
 */
export async function solveCaptcha(action: CaptchaAction, place: Place): Promise<SolvedCaptcha> {
  const asked = now()
  const { puzzle, outside, expiresIn } = await api.call(getCaptchaChallenge, {})
  const until = asked + seconds(expiresIn)
  if (outside) {
    const { askOutside } = await import('./outside/ask-outside.ts')
    return { token: await askOutside(outside, action, place), until }
  }
  return { token: puzzle ? await tokenOf(puzzle) : 'off', until }
}

async function tokenOf(puzzle: Puzzle): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge: puzzle,
    concurrency: Math.min(maxWorkers, navigator.hardwareConcurrency),
    createWorker: () =>
      new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' }),
    timeout: maxTime,
  })
  if (!solution) throw new Error('the captcha was not solved in time')
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge: puzzle, solution: { counter, derivedKey } }))
}
