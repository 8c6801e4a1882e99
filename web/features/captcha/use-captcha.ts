import { useState, useSyncExternalStore } from 'react'
import { now } from '#web/state/clock.ts'
import type { CaptchaAction } from '#domain/captcha/actions.ts'
import { createCaptcha, type Captcha, type Place, type CaptchaStatus } from './captcha-state.ts'

/** A form's captcha: `start` when somebody begins to fill it in, `take` when it is sent. */
export function useCaptcha(action: CaptchaAction): { captcha: Captcha; status: CaptchaStatus } {
  const [captcha] = useState(() => createCaptcha((place) => solveLazily(action, place), now))
  const status = useSyncExternalStore(captcha.subscribe, captcha.status, captcha.status)
  return { captcha, status }
}

/** The solver comes with the first puzzle, not with the form. */
export async function solveLazily(action: CaptchaAction, place: Place) {
  const { solveCaptcha } = await import('./solve-captcha.ts')
  return solveCaptcha(action, place)
}
