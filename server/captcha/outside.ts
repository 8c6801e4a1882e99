import { createHash } from 'node:crypto'
import type { CaptchaAction } from '#domain/captcha/actions.ts'
import type { OutsideChallenge } from '#domain/captcha/api.ts'
import type { OutsideCaptcha } from '#domain/captcha/providers.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { Refusal } from '#domain/errors.ts'
import type { SettingValue } from '#domain/settings/keys.ts'
import { askProvider, type ProviderAnswer } from '../adapters/captcha/ask-provider.ts'
import { captchaServices } from '../adapters/captcha/services.ts'
import type { Context } from '../context.ts'
import { restAfterSilence } from '../platform/rest.ts'
import { readSecret } from '../settings/index.ts'
import { countCheck } from './figures.ts'
import { keepSolution } from './queries.ts'

type CaptchaSetting = SettingValue<'captcha'>

/** Longer than any provider takes a proof: within it ours are told apart from used ones. */
const usedFor = minutes(10)
/** A token is some 500 to 2,000 signs. */
const maxToken = 4000

/** While a provider hangs, people hear of it at once instead of waiting for it one by one. */
const { isResting, noteSilence } = restAfterSilence<OutsideCaptcha>({
  enough: 3,
  restTime: seconds(30),
})

export function servicesOf({ config }: Pick<Context, 'config'>) {
  return config.captchaServices ?? captchaServices
}

export function outsideChallenge(
  ctx: Context,
  provider: OutsideCaptcha,
  { siteKey, version }: CaptchaSetting,
): OutsideChallenge {
  return { provider, siteKey, version, script: servicesOf(ctx)[provider].script(version) }
}

/**
 * What a provider says of a proof: right for this shop and this form, or not. Throws `captchaUnavailable` while
 * nobody can say: nobody is let through unasked.
 */
export async function judgeOutside(
  ctx: Context,
  { provider, minScore }: CaptchaSetting & { provider: OutsideCaptcha },
  { token, action }: { token: string; action: CaptchaAction },
): Promise<boolean> {
  if (token.length > maxToken) return false
  const secret = await readSecret(ctx, provider)
  if (secret === null) return away(ctx, provider, 'noSecret')
  if (isResting(ctx, provider)) return away(ctx, provider, 'resting')
  const answer = await askProvider(servicesOf(ctx)[provider].verify, { secret, token })
  noteSilence(ctx, provider, answer === 'silent')
  if (typeof answer === 'string') return away(ctx, provider, answer)
  const fault = answer['error-codes'].find((code) => ourFaults.has(code))
  if (fault) return away(ctx, provider, fault)
  const isRight =
    answer.success &&
    answer.hostname === new URL(ctx.config.publicUrl).hostname &&
    answer.action === action &&
    isGoodEnough(provider, answer, minScore)
  countCheck(ctx, provider, isRight ? 'right' : 'refused')
  return isRight
}

/** Of two requests with the same proof one is first, whatever the provider says to both. */
export function isFirstUseOutside({ db, clock }: Context, token: string): Promise<boolean> {
  const now = clock.now()
  return keepSolution(db, {
    challengeHash: createHash('sha256').update(`outside:${token}`).digest(),
    expiresAt: new Date(now.getTime() + usedFor),
    now,
  })
}

/** Nothing that a visitor sends causes these. */
const ourFaults: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
  'invalid-keys',
])

/** Turnstile has judged by itself; reCAPTCHA says how sure it is. */
function isGoodEnough(provider: OutsideCaptcha, { score }: ProviderAnswer, minScore: number) {
  return provider === 'turnstile' || (score !== undefined && score * 100 >= minScore)
}

function away(ctx: Context, provider: OutsideCaptcha, why: string): never {
  countCheck(ctx, provider, 'away')
  const isOurs = why === 'noSecret' || ourFaults.has(why)
  ctx.log[isOurs ? 'error' : 'warn']({ provider, why }, 'the captcha’s provider cannot say')
  throw new Refusal('captchaUnavailable', { retryAfter: seconds(30) / 1000 })
}
