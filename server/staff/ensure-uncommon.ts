import { Refusal } from '#domain/errors.ts'
import { isCommonPassword } from '#domain/staff/common-password.ts'
import type { Context } from '../context.ts'
import { readSetting } from '../settings/index.ts'

/** Refuses what is tried first: common words, the own name, the shop's. Refusal: `passwordTooCommon`. */
export async function ensureUncommon(
  ctx: Context,
  password: string,
  { username, full_name }: { username: string; full_name: string },
): Promise<void> {
  const { brandName } = await readSetting(ctx.db, 'shop')
  const names = [username, full_name, brandName]
  if (isCommonPassword(password, names)) throw new Refusal('passwordTooCommon')
}
