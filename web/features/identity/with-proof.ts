import { ApiError } from '#web/api.ts'
import type { Captcha } from '#web/features/captcha/captcha-state.ts'

/** Makes a call that is asked to show a person only sometimes: most people never wait for it. */
export async function withProofWhenAsked<T>(
  captcha: Captcha,
  call: (proof?: string) => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'captchaRequired') throw error
    return call(await captcha.take())
  }
}
