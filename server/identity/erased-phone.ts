import type { Context } from '../context.ts'
import type { Payload } from '../platform/jobs/work.ts'
import { withFormer } from '../platform/keys/keyring.ts'
import { seal, unseal } from '../platform/sealed.ts'

/** The phone of whoever is being deleted, for the modules that must forget it too; no queue shows it. */
export function sealPhone({ config }: Pick<Context, 'config'>, phone: string): string {
  return seal(config.secretKey, 'erased phone', phone).toString('base64')
}

/** The phone that a `member.erased` event names; null when it names none that this shop can read. */
export function readErasedPhone(
  { config }: Pick<Context, 'config'>,
  { phone }: Payload,
): string | null {
  if (typeof phone !== 'string') return null
  return unseal(withFormer(config), 'erased phone', Buffer.from(phone, 'base64'))
}
