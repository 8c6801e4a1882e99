import { createHmac } from 'node:crypto'
import { codeKeysOf, type CodeKeys } from '../platform/keys/keyring.ts'

export type { CodeKeys } from '../platform/keys/keyring.ts'

const hashBytes = 16

type CodeHash = (code: string) => Buffer

/**
 * What is kept of a code: 16 bytes that cannot be tried out without the key. 128 bits are beyond
 * chance for any number of codes, and half of the index that tens of millions of them need.
 */
export function hashCode({ secretKey, codeKey }: CodeKeys, code: string): Buffer {
  return hashUnder(codeKey ?? secretKey)(code)
}

/** One for each key that batches stand under, that of new ones first: what is printed keeps its key for ever. */
export function createCodeHashes(keys: CodeKeys): [CodeHash, ...CodeHash[]] {
  return codeKeysOf(keys).map(hashUnder) as [CodeHash, ...CodeHash[]]
}

/** Tells one key from another; codes of a key that nobody has would all read as wrong. */
export function printOfKey({ secretKey, codeKey }: CodeKeys): string {
  return printOf(codeKey ?? secretKey)
}

/** Of all keys under which codes are found. */
export function printsOfKeys(keys: CodeKeys): string[] {
  return codeKeysOf(keys).map(printOf)
}

function hashUnder(root: string): CodeHash {
  const key = derived(root)
  return (code) => createHmac('sha256', key).update(code).digest().subarray(0, hashBytes)
}

function printOf(root: string): string {
  return createHmac('sha256', derived(root)).update('print of the key').digest('hex').slice(0, 8)
}

function derived(root: string): Buffer {
  return createHmac('sha256', root).update('genuine codes').digest()
}
