import { createHmac, timingSafeEqual } from 'node:crypto'

/** Keys as the configuration and the database give them; only `secretKey` ever makes something new. */
export interface SecretKeys {
  readonly secretKey: string
  /** `SECRET_KEY_ACCEPTED`: what they have made is good as well; the key to come, and the one before. */
  readonly acceptedKeys?: readonly string[]
  /** Kept in the database: good for what is looked up by a keyed hash, and for passwords; never for a proof. */
  readonly formerKeys?: readonly string[]
  /** Of the key under which passwords stand that name none (docs/decisions/0146). */
  readonly firstKeyMark?: string
}

/** The keys of printed codes, vouchers and tickets; without one of their own it is the secret key. */
export interface CodeKeys extends SecretKeys {
  readonly codeKey?: string
  /** `CODE_KEY_ACCEPTED`. */
  readonly acceptedCodeKeys?: readonly string[]
  /** Kept in the database for ever: what is printed cannot be printed anew. */
  readonly formerCodeKeys?: readonly string[]
}

/** Whose proofs and sealed values are believed, the present key first. */
export function trustedKeysOf({ secretKey, acceptedKeys = [] }: SecretKeys): string[] {
  return [secretKey, ...acceptedKeys]
}

/** Under which a hash may have been kept, the present key first. */
export function lookupKeysOf({ formerKeys = [], ...keys }: SecretKeys): string[] {
  return [...new Set([...trustedKeysOf(keys), ...formerKeys])]
}

/** For what is on its way when a key is forgotten, and harms nobody with it: waiting mail, an event, the end of mail. */
export function withFormer(keys: SecretKeys): SecretKeys {
  return { secretKey: keys.secretKey, acceptedKeys: lookupKeysOf(keys).slice(1) }
}

/** Under which a printed code may have been kept, the present key first. */
export function codeKeysOf(keys: CodeKeys): string[] {
  const { acceptedCodeKeys = [], formerCodeKeys = [] } = keys
  return [...new Set([...trustedCodeKeysOf(keys), ...acceptedCodeKeys, ...formerCodeKeys])]
}

/** Where codes have no key of their own, every key that is believed may have made some. */
function trustedCodeKeysOf({ codeKey, ...keys }: CodeKeys): string[] {
  return codeKey === undefined ? trustedKeysOf(keys) : [codeKey]
}

/** Whether one of the keys has made this proof. A second one is only computed where there is a second key. */
export function isProof(
  keys: SecretKeys,
  given: string,
  proofOf: (secretKey: string) => string,
): boolean {
  return trustedKeysOf(keys).some((key) => isSameText(given, proofOf(key)))
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Tells two keys apart without telling either: 16 hexadecimal signs. */
export function markOfKey(key: string): string {
  return createHmac('sha256', key).update('mark of a key').digest('hex').slice(0, 16)
}
