import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/settings/api.ts'
import { isPublicSetting } from '#domain/settings/keys.ts'
import type { Context } from '../context.ts'
import { readSetting } from './read-setting.ts'

/** A private key answers as one that does not exist. */
export async function getSetting(
  ctx: Context,
  { key }: ParsedInput<typeof api.getSetting>,
): Promise<Output<typeof api.getSetting>> {
  if (!isPublicSetting(key)) throw new Refusal('notFound')
  return { key, value: await readSetting(ctx.db, key) }
}
