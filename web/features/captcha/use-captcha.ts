import { useState, useSyncExternalStore } from 'react'
import { now } from '#web/state/clock.ts'
import { createCaptcha, type Captcha, type CaptchaStatus } from './captcha-state.ts'

/** A form's captcha: `start` when somebody begins to fill it in, `take` when it is sent. */
export function useCaptcha(): { captcha: Captcha; status: CaptchaStatus } {
  const [captcha] = useState(() => createCaptcha(solveLazily, now))
  const status = useSyncExternalStore(captcha.subscribe, captcha.status, captcha.status)
  return { captcha, status }
}

/** The solver comes with the first puzzle, not with the form. */
async function solveLazily() {
  const { solveCaptcha } = await import('./solve-captcha.ts')
  return solveCaptcha()
}
