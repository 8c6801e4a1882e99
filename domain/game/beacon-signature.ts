import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { BeaconChain } from './beacon.ts'

/** A round as its keepers tell it; hexadecimal. */
export interface BeaconRound {
  round: number
  randomness: string
  signature: string
}

/** The chain of the League of Entropy that needs no round before it: one every three seconds. */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis: 1_692_803_367,
}

const { shortSignatures } = bls12_381

/**
 * Whether a round is signed by the chain's key (scheme `bls-unchained-g1-rfc9380`) and its randomness is that of
 * its signature. What cannot be read as one is none. Takes some 20 ms.
 */
export function isSignedRound(
  { public_key: publicKey }: Pick<BeaconChain, 'public_key'>,
  { round, randomness, signature }: BeaconRound,
): boolean {
  try {
    const signed = hexToBytes(signature)
    if (bytesToHex(sha256(signed)) !== randomness) return false
    return shortSignatures.verify(signed, messageOf(round), hexToBytes(publicKey))
  } catch {
    return false
  }
}

/** What is signed of a round, as a point of the curve. */
export function messageOf(round: number) {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return shortSignatures.hash(sha256(bytes), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
}
