import type { Puzzle } from '#domain/captcha/api.ts'
import type { Context } from '../context.ts'
import { altchaVerifier } from './altcha.ts'

/** Tells people from robots; another way of doing so is another implementation of this type. */
export interface CaptchaVerifier {
  /** None where nothing is asked. */
  challenge(): Promise<Puzzle | null>
  /** True once for each right answer. Never throws for what a stranger sends. */
  verify(token: string): Promise<boolean>
}

const asksNothing: CaptchaVerifier = {
  challenge: async () => null,
  verify: async () => true,
}

/** Switched off by `CAPTCHA=off` in tests, which production refuses. */
export function captchaVerifier(ctx: Context): CaptchaVerifier {
  return ctx.config.captcha ? altchaVerifier(ctx) : asksNothing
}
