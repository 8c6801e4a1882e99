import type { OutsideCaptcha } from '#domain/captcha/providers.ts'
import type { OutsideOrigins } from '#domain/tags/origins.ts'

/** Where a provider is found, by the browser and by the server. */
export interface CaptchaService {
  /** Address of the script for this version of it. */
  script: (version: string) => string
  /** Where the server asks what a proof is worth. */
  verify: string
  /** Whom its pages must reach, as its makers publish it. */
  origins: OutsideOrigins
}

export type CaptchaServices = Readonly<Record<OutsideCaptcha, CaptchaService>>

export const captchaServices: CaptchaServices = {
  turnstile: {
    script: (version) =>
      `https://challenges.cloudflare.com/turnstile/${version}/api.js?render=explicit`,
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: {
      script: ['https://challenges.cloudflare.com'],
      frame: ['https://challenges.cloudflare.com'],
    },
  },
  recaptcha: {
    script: () => 'https://www.google.com/recaptcha/api.js?render=explicit',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    origins: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
  },
}
