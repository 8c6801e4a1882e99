import type { PartnerScope } from '#domain/partner/scopes.ts'
import type { Db } from '../platform/db.ts'
import { generateToken, hashToken } from '../platform/random-token.ts'

/** By which a secret scanner knows a key that lies about where none should. */
const mark = 'alk_'
const shownLetters = 10

export interface NewKey {
  partnerId: number
  name: string
  scopes: PartnerScope[]
  ipRanges: string[]
  perMinute: number
  endsAt: Date | null
  at: Date
  by: string
}

/** A key and its secret, which is kept nowhere: 256 random bits need no slow hash. */
export async function insertKey(
  trx: Db,
  key: NewKey,
  secret = `${mark}${generateToken()}`,
): Promise<{ id: number; secret: string }> {
  const { id } = await trx
    .insertInto('partner_key')
    .values({
      partner_id: key.partnerId,
      name: key.name,
      prefix: secret.slice(0, shownLetters),
      hash: hashToken(secret),
      scopes: key.scopes,
      // An address alone is a range of one.
      ip_ranges: key.ipRanges.map(asRange),
      per_minute: key.perMinute,
      ends_at: key.endsAt,
      created_at: key.at,
      created_by: key.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret }
}

export function asRange(address: string): string {
  if (address.includes('/')) return address
  return `${address}/${address.includes(':') ? 128 : 32}`
}
