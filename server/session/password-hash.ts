import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Config } from '../platform/env.ts'
import { lookupKeysOf, markOfKey, type SecretKeys } from '../platform/keys/keyring.ts'

type Keeping = SecretKeys & Pick<Config, 'passwordCost'>

/** argon2id, the library's default kind; it works on threads of its own, not on the event loop. */
const fullCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * What is kept of a password: worthless without the shop's key, slow to try even with it. It names its key as the
 * format has it (`keyid=…`), so that after a rotation one key is tried and not all.
 */
export async function hashPassword(
  { secretKey, passwordCost = fullCost }: Keeping,
  password: string,
): Promise<string> {
  const made = await hash(withPepper(secretKey, password), passwordCost)
  return made.replace(/(\$m=\d+,t=\d+,p=\d+)\$/, `$1,keyid=${keyIdOf(secretKey)}$`)
}

/** Without a kept hash a decoy is tried, so that an unknown phone takes as long as a wrong password. */
export async function isRightPassword(
  keys: Keeping,
  kept: string | null,
  password: string,
): Promise<boolean> {
  const pepper = kept === null ? keys.secretKey : keyOfHash(keys, kept)
  const isSame = await verify(kept ?? decoy, withPepper(pepper, password))
  return isSame && kept !== null
}

/** Whether a hash stands under another key than today's, so that its password is hashed anew when it is next given. */
export function isOfFormerKey(keys: Keeping, kept: string): boolean {
  return keyOfHash(keys, kept) !== keys.secretKey
}

/** One key whatever stands there: more would tell by the clock which hash it is. */
function keyOfHash(keys: Keeping, kept: string): string {
  const known = lookupKeysOf(keys)
  if (known.length === 1) return keys.secretKey
  const named = namedKey.exec(kept)?.[1]
  const isIts = (key: string) =>
    named === undefined ? markOfKey(key) === keys.firstKeyMark : keyIdOf(key) === named
  return known.find(isIts) ?? keys.secretKey
}

const namedKey = /,keyid=([A-Za-z0-9+/]{1,11})/

/** The key's mark as the format of hashes writes eight bytes. */
export function keyIdOf(secretKey: string): string {
  return Buffer.from(markOfKey(secretKey), 'hex').toString('base64').replace(/=+$/, '')
}

/** A million passwords are tried in a blink; without the key there is nothing to try them on. */
function withPepper(secretKey: string, password: string): string {
  const pepper = createHmac('sha256', secretKey).update('password-pepper').digest()
  return createHmac('sha256', pepper).update(password).digest('base64')
}

/** Of random bytes, made at the full cost. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$8POaMEO02WrsFVv/PSaEsA$VA43MlQUhCBUXDIW2V8t7TDDlR5TWj2FcEmo+o/VH4c'
