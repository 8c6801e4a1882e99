import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { realmsOf, type Endpoint } from '#domain/contract.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import type { Config } from '../env.ts'
import { isProof } from '../keys/keyring.ts'
import { beyondAll, latestOf, type Position } from '../standbys/position.ts'
import type { Reading } from '../standbys/standbys.ts'
import { isSafe } from './csrf.ts'
import { clearMark, readMarks, setMark } from './session-cookie.ts'

/** Longer than a standby that is read from may be behind. */
const marksLive = seconds(15)

/** An endpoint as it is registered where a standby may answer it; here, as a browser need not know. */
export function mayBeBehind<E extends Endpoint>(definition: E): E {
  return { ...definition, mayBeBehind: true }
}

type Declared = Pick<Endpoint, 'mayBeBehind'>

/** Where a read may go: to a standby that knows what its sender wrote last, if it declares that it may be behind. */
export function readWhereItMay<T>(
  ctx: Context,
  definition: Declared,
  request: FastifyRequest,
  work: Reading<Context, T>,
): Promise<T> {
  if (!ctx.standbys || !definition.mayBeBehind) return work(ctx)
  return ctx.standbys.read(ctx, latestOf(marksOf(ctx, request).map(({ at }) => at)), work)
}

/**
 * After whatever staff sent to be written, done or refused, their browser says how far what it reads must be. Each
 * answer has a mark of its own and lifts those that its request brought: of two that cross on their way none is lost.
 */
export function markWrites(fastify: FastifyInstance, ctx: Context): void {
  const { standbys, config } = ctx
  if (!standbys) return
  fastify.addHook('onSend', async (request, reply) => {
    const { realm } = request.routeOptions.config
    if (isSafe(request.method) || !realm || !realmsOf({ realm }).includes('staff')) return
    const before = marksOf(ctx, request)
    const at = latestOf([await standbys.positionNow(), ...before.map((mark) => mark.at)])
    for (const { name } of before) clearMark(config, reply, name)
    setMark(config, reply, randomBytes(4).toString('hex'), signMark(config, at), marksLive)
  })
}

interface Mark {
  name: string
  at: Position
}

/** One that we have not signed stands for everything: its sender reads where writes go. */
function marksOf({ config }: Pick<Context, 'config'>, request: FastifyRequest): Mark[] {
  return readMarks(config, request).map(({ name, value }) => ({
    name,
    at: readMark(config, value) ?? beyondAll,
  }))
}

export function signMark(config: Pick<Config, 'secretKey'>, at: Position): string {
  const told = at.toString(16)
  return `${told}.${signatureOf(config.secretKey, told)}`
}

function readMark(config: Config, value: string): Position | null {
  const match = /^([\da-f]{1,16})\.([\w-]{43})$/.exec(value)
  if (!match) return null
  const [, told, signature] = match as unknown as [string, string, string]
  const isOurs = isProof(config, signature, (key) => signatureOf(key, told))
  return isOurs ? BigInt(`0x${told}`) : null
}

function signatureOf(secretKey: string, told: string): string {
  return createHmac('sha256', `written until ${secretKey}`).update(told).digest('base64url')
}
