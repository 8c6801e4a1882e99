import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

export type EncryptedPair = CamelRow<'push_key', 'public_key' | 'private_key'>

/** The shop's key pair: the kept one, or this one when there was none. Several at once get the same. */
export async function keepKeyPair(db: Db, pair: EncryptedPair, at: Date): Promise<EncryptedPair> {
  await queryRows(
    db,
    `insert into push_key (public_key, private_key, created_at) values ($1, $2, $3)
     on conflict (id) do nothing`,
    [pair.publicKey, pair.privateKey, at],
  )
  return (await findKeyPair(db))!
}

export async function findKeyPair(db: Db): Promise<EncryptedPair | null> {
  const rows = await queryRows<EncryptedPair>(
    db,
    'select public_key as "publicKey", private_key as "privateKey" from push_key',
  )
  return rows[0] ?? null
}

/** Forgets a pair that cannot be opened any more; with it go the browsers that subscribed with it (0121). */
export async function dropKeyPair(db: Db, publicKey: string): Promise<void> {
  await queryRows(db, 'delete from push_key where public_key = $1', [publicKey])
}
