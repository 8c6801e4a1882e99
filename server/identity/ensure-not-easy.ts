import { Refusal } from '#domain/errors.ts'
import { findEasyReason } from '#domain/identity/easy-password.ts'
import { identityTexts } from '#domain/identity/texts.ts'
import type { Context } from '../context.ts'
import { readSetting } from '../settings/index.ts'

/** A new password that is easily guessed is refused where the shop wants it so; the screens warn of it always. */
export async function ensureNotEasy(
  { db }: Pick<Context, 'db'>,
  { password, ...of }: { password: string; phone: string; birthday?: string | null },
): Promise<void> {
  const reason = findEasyReason(password, of)
  if (!reason || !(await readSetting(db, 'refuseEasyPasswords'))) return
  throw new Refusal('invalidInput', { fields: { password: identityTexts.easyPassword[reason] } })
}
