import type { OutsideCaptcha } from '#domain/captcha/providers.ts'
import { askProvider } from '../adapters/captcha/ask-provider.ts'
import type { Context } from '../context.ts'
import { servicesOf } from './outside.ts'

/** True when the provider says that this secret is none of its own; nobody is locked out by a typing error. */
export async function isSecretWrong(
  ctx: Pick<Context, 'config'>,
  provider: OutsideCaptcha,
  secret: string,
): Promise<boolean> {
  const answer = await askProvider(servicesOf(ctx)[provider].verify, { secret, token: 'probe' })
  return typeof answer !== 'string' && answer['error-codes'].includes('invalid-input-secret')
}
