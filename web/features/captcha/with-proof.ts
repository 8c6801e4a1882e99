import { ApiError } from '#web/api.ts'
import type { Captcha } from '#web/features/captcha/captcha-state.ts'

/**
 * Makes a call that is asked to show a person only sometimes: most people never wait for it. Where a proof was
 * begun already, since the next call will need one, it goes along at once.
 */
export async function withCaptchaWhenAsked<T>(
  captcha: Captcha,
  call: (proof?: string) => Promise<T>,
): Promise<T> {
  try {
    const isBegun = captcha.status() === 'solving' || captcha.status() === 'ready'
    return await call(isBegun ? await captcha.take() : undefined)
  } catch (error) {
    const isAsked =
      error instanceof ApiError &&
      (error.code === 'captchaRequired' || error.code === 'captchaInvalid')
    if (!isAsked) throw error
    return call(await captcha.take())
  }
}
