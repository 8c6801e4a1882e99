import type { Context } from '../context.ts'
import { unseal } from '../platform/sealed.ts'
import type { Campaign } from './campaign-queries.ts'

/** The secret of an approved campaign, in hexadecimal. Never shown before it is closed. */
export function secretOf(
  { config }: Pick<Context, 'config'>,
  { id, secret }: Pick<Campaign, 'id' | 'secret'>,
): string {
  const told = secret && unseal(config, 'game secret', secret)
  if (!told) throw new Error(`the secret of campaign ${id} cannot be read`)
  return told
}
