import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { minutes } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { isProof, type SecretKeys } from '../../platform/keys/keyring.ts'
import { unseal } from '../../platform/sealed.ts'
import type { KnownKey } from './known-keys.ts'

const lifetime = minutes(5)
const ivLength = 12
const tagLength = 16

type Tools = Pick<Context, 'config' | 'clock'>

/** A token for writes of a partner: its end and our mark, readable with the partner's token key alone. */
export function issuePartnerToken(
  { config, clock }: Tools,
  partnerId: number,
  key: Buffer,
): string {
  const end = String(clock.now().getTime() + lifetime)
  const nonce = randomBytes(12).toString('base64url')
  const said = `${end}.${nonce}`
  return encrypt(key, `${said}.${markOf(config.secretKey, partnerId, said)}`)
}

/** Whether a write brings a token that is good now: as it was given, or as the partner has decrypted it. */
export function isPartnerToken(
  { config, clock }: Tools,
  { partnerId, tokenKey }: KnownKey,
  sent: string,
): boolean {
  const key = tokenKey && openTokenKey(config, tokenKey)
  if (!key || sent.length > 400) return false
  const [end = '', nonce = '', mark = ''] = (decrypt(key, sent) ?? sent).split('.')
  const isOurs = isProof(config, mark, (each) => markOf(each, partnerId, `${end}.${nonce}`))
  return isOurs && Number(end) > clock.now().getTime()
}

/** The 32 bytes behind a sealed key; null where it was sealed by another shop. */
export function openTokenKey(keys: SecretKeys, sealed: Buffer): Buffer | null {
  const text = unseal(keys, 'partner token key', sealed)
  return text === null ? null : Buffer.from(text, 'base64')
}

function markOf(secretKey: string, partnerId: number, said: string): string {
  return createHmac('sha256', secretKey).update(`partner:${partnerId}:${said}`).digest('base64url')
}

function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
}

function decrypt(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ivLength + tagLength) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
    decipher.setAuthTag(bytes.subarray(-tagLength))
    const opened = decipher.update(bytes.subarray(ivLength, -tagLength))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    // What the partner has decrypted itself.
    return null
  }
}
