import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Hasher } from '#domain/game/hasher.ts'

/** The functions of the proofs, of a browser: at once, also without a secure context. */
export const hasher: Hasher = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmac: (key, text) => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))),
}
