import { bls12_381 } from '@noble/curves/bls12-381.js'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { timeOfRound, type BeaconChain } from '#domain/game/beacon.ts'
import { messageOf } from '#domain/game/beacon-signature.ts'
import { Refusal } from '#domain/errors.ts'
import type { Config } from '#server/platform/env.ts'
import type { App } from '#server/platform/http/app.ts'
import { ownUrl } from './pay/providers.ts'

const { shortSignatures } = bls12_381

/** Published: whoever reads this can know every round before its time. For the demo alone. */
const key = Uint8Array.from(createHash('sha256').update('the demo’s beacon').digest())

/** The demo's own chain: it signs as the public one does. */
export const sandboxChain: BeaconChain = {
  hash: createHash('sha256').update('the demo’s chain').digest('hex'),
  public_key: shortSignatures.getPublicKey(key).toHex(true),
  period: 3,
  genesis: 1_700_000_000,
}

const root = '/dev/beacon'

/** The demo waits for rounds of its own chain, unless another is set up. */
export function withSandboxBeacon(config: Config): Config {
  return { ...config, beacon: config.beacon ?? sandboxBeacon(config) }
}

export function sandboxBeacon({ host, port }: Pick<Config, 'host' | 'port'>) {
  return { url: ownUrl(host, port) + root, chain: sandboxChain }
}

/** A round as the beacon tells it, before its time or after. */
export function signRound(round: number) {
  const signature = Buffer.from(shortSignatures.sign(messageOf(round), key).toBytes(true))
  const randomness = createHash('sha256').update(signature).digest('hex')
  return { round, randomness, signature: signature.toString('hex') }
}

const named = z.object({
  hash: z.literal(sandboxChain.hash),
  round: z.union([z.literal('latest'), z.coerce.number().int().min(1).max(1_000_000_000)]),
})

export function beaconRoutes({ fastify, ctx }: App): void {
  fastify.get(`${root}/:hash/public/:round`, async (request, reply) => {
    const asked = named.safeParse(request.params)
    const now = ctx.clock.now().getTime()
    const latest = Math.floor((now / 1000 - sandboxChain.genesis) / sandboxChain.period) + 1
    const round = asked.data?.round === 'latest' ? latest : asked.data?.round
    if (round === undefined || timeOfRound(sandboxChain, round) > now) throw new Refusal('notFound')
    void reply.header('cache-control', 'no-store')
    return signRound(round)
  })
}
