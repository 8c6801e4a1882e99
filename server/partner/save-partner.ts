import type { PartnerScope } from '#domain/partner/scopes.ts'
import type { Context } from '../context.ts'
import { seal } from '../platform/sealed.ts'
import { insertKey } from './issue-key.ts'

export interface NewPartner {
  name: string
  contactName: string
  contactEmail: string
  /** 32 bytes in base64, for csrf tokens. */
  tokenKey: string
  keys: readonly { name: string; secret: string; scopes: readonly PartnerScope[] }[]
  perMinute: number
}

/** A partner with keys that are known beforehand; nothing where there is one of that name. For demo and tests. */
export async function savePartner(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  partner: NewPartner,
): Promise<number | null> {
  const at = clock.now()
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('partner')
      .values({
        name: partner.name,
        contact_name: partner.contactName,
        contact_email: partner.contactEmail,
        token_key: seal(config.secretKey, 'partner token key', partner.tokenKey),
        token_key_at: at,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return null
    for (const { name, secret, scopes } of partner.keys) {
      const terms = { name, scopes: [...scopes], ipRanges: [], perMinute: partner.perMinute }
      await insertKey(trx, { ...terms, partnerId: made.id, endsAt: null, at, by: 'demo' }, secret)
    }
    return made.id
  })
}
