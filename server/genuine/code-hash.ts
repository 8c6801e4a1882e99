import { createHmac } from 'node:crypto'
import type { Config } from '../platform/env.ts'

export type CodeKeys = Pick<Config, 'secretKey' | 'codeKey'>

const hashBytes = 16

/**
 * What is kept of a code: 16 bytes that cannot be tried out without the key. 128 bits are beyond
 * chance for any number of codes, and half of the index that tens of millions of them need.
 */
export function hashCode(config: CodeKeys, code: string): Buffer {
  return createCodeHash(config)(code)
}

/** The same for many codes: the key is derived once. */
export function createCodeHash(config: CodeKeys): (code: string) => Buffer {
  const key = codeKeyOf(config)
  return (code) => createHmac('sha256', key).update(code).digest().subarray(0, hashBytes)
}

/** Tells one key from another; codes of another key would all read as wrong. */
export function printOfKey(config: CodeKeys): string {
  return createHmac('sha256', codeKeyOf(config))
    .update('print of the key')
    .digest('hex')
    .slice(0, 8)
}

function codeKeyOf({ secretKey, codeKey }: CodeKeys): Buffer {
  return createHmac('sha256', codeKey ?? secretKey)
    .update('genuine codes')
    .digest()
}
