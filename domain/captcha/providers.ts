/** Who may tell people from robots: ourselves, or whom staff chose. */
export const captchaProviders = ['altcha', 'turnstile', 'recaptcha'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

export const outsideCaptchas = ['turnstile', 'recaptcha'] as const
export type OutsideCaptcha = (typeof outsideCaptchas)[number]

/** Of each provider's script, the version that is spoken here; 0093 says why no other. */
export const captchaVersions = { turnstile: 'v0', recaptcha: 'v3' } as const satisfies Record<
  OutsideCaptcha,
  string
>

export function isOutsideCaptcha(provider: string): provider is OutsideCaptcha {
  return provider !== 'altcha'
}
