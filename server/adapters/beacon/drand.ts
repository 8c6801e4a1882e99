import { z } from 'zod'
import type { BeaconChain } from '#domain/game/beacon.ts'
import { isSignedRound, type BeaconRound } from '#domain/game/beacon-signature.ts'
import { seconds } from '#domain/kernel/durations.ts'

const timeLimit = seconds(5)
/** An answer is some 300 bytes. */
const maxBytes = 4096

const answer = z.object({
  round: z.int().min(1),
  randomness: z.string().regex(/^[\da-f]{64}$/),
  signature: z.string().regex(/^[\da-f]{96}$/),
})

/** What came instead of a round: no answer, none that can be read, or one that its key has not signed. */
export class BeaconFailure extends Error {
  override readonly name = 'BeaconFailure'
}

/** A round by its number, its signature checked. Throws `BeaconFailure` also while it is still to come. */
export async function fetchRound(
  url: string,
  chain: BeaconChain,
  round: number,
): Promise<BeaconRound> {
  const found = answer.safeParse(await fetchJson(`${url}/${chain.hash}/public/${round}`))
  if (!found.success) throw new BeaconFailure('malformed')
  if (found.data.round !== round) throw new BeaconFailure('another round')
  if (!isSignedRound(chain, found.data)) throw new BeaconFailure('not signed')
  return found.data
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
      headers: { accept: 'application/json' },
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new BeaconFailure(`http${response.status}`)
    }
    return JSON.parse(await readBounded(response)) as unknown
  } catch (error) {
    if (error instanceof BeaconFailure) throw error
    // Only the kind of trouble: a text of the network's may name addresses.
    throw new BeaconFailure(error instanceof Error ? error.name : 'unknown')
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new BeaconFailure('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
