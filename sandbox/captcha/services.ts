import type { Config } from '#server/platform/env.ts'
import { ownUrl } from '../pay/providers.ts'

type CaptchaServices = NonNullable<Config['captchaServices']>

export const captchaRoot = '/dev/captcha'

/** Both providers played by the shop itself: nothing leaves the machine, so no origin enters the policy. */
export function sandboxCaptchas({ host, port }: Pick<Config, 'host' | 'port'>): CaptchaServices {
  const own = ownUrl(host, port)
  return {
    turnstile: {
      script: () => `${captchaRoot}/turnstile/api.js`,
      verify: `${own}${captchaRoot}/turnstile/siteverify`,
      origins: {},
    },
    recaptcha: {
      script: () => `${captchaRoot}/recaptcha/api.js`,
      verify: `${own}${captchaRoot}/recaptcha/siteverify`,
      origins: {},
    },
  }
}

/** The demo asks its own providers, whichever staff choose. */
export function withSandboxCaptcha(config: Config): Config {
  return { ...config, captchaServices: config.captchaServices ?? sandboxCaptchas(config) }
}
