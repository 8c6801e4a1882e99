import type { BeaconChain } from '#domain/game/beacon.ts'
import { quicknet } from '#domain/game/beacon-signature.ts'
import { addressField, type Read, type UnsafeValue } from '../env-fields.ts'

/** Where rounds of public randomness are asked for, and the chain that new campaigns name. */
export interface BeaconService {
  /** Without a slash at the end. */
  readonly url: string
  readonly chain: BeaconChain
}

export const beaconVariables = {
  BEACON_URL: addressField('https://api.drand.sh')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
}

type BeaconVariables = Read<typeof beaconVariables>

/** The public chain at this address; none: campaigns are without a beacon. */
export function readBeacon({ BEACON_URL: url }: BeaconVariables): BeaconService | undefined {
  return url === undefined ? undefined : { url, chain: quicknet }
}

/** Signatures are checked in any case, but who waits for a round must not be told lies about the way. */
export function listUnsafeBeaconValues({ BEACON_URL: url }: BeaconVariables): UnsafeValue[] {
  if (url === undefined || url.startsWith('https:')) return []
  return [{ name: 'BEACON_URL', text: 'must be an https address' }]
}
