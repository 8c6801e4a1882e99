import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { trustedKeysOf, type SecretKeys } from './keys/keyring.ts'

const nonceLength = 12
const tagLength = 16

/** What a secret is for: each kind has a key of its own, so one is never taken for the other. */
export type SecretPurpose =
  | 'channel access'
  | 'second factor'
  | 'push key'
  | 'erased phone'
  | 'game secret'
  | 'game player'
  | 'partner token key'
  | 'webhook secret'
  | 'mail'
  | 'notice'
  | 'setting'
  | 'first factor of setup'
  | 'former key'

/** A secret as it is kept in the database: readable with the shop's key alone. */
export function seal(secretKey: string, purpose: SecretPurpose, secret: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Null when it was sealed with a key that is not believed or for another purpose, or changed. */
export function unseal(keys: SecretKeys, purpose: SecretPurpose, sealed: Buffer): string | null {
  for (const key of trustedKeysOf(keys)) {
    const opened = unsealWith(key, purpose, sealed)
    if (opened !== null) return opened
  }
  return null
}

function unsealWith(secretKey: string, purpose: SecretPurpose, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, nonceLength)
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey, purpose), nonce)
    decipher.setAuthTag(tag)
    const opened = decipher.update(sealed.subarray(nonceLength + tagLength))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(secretKey: string, purpose: SecretPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
}
