import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { DeclaredAccess } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { partnerTexts as texts } from '#domain/partner/texts.ts'
import type { Context, SignedInPartner } from '../../context.ts'
import { cacheKeyOf } from '../../platform/http/cache-key.ts'
import { isRenewal, partnersKeyOf, type PartnerDoor } from '../../platform/http/partner-door.ts'
import { callBookOf } from '../calls/call-book.ts'
import { isPartnerToken } from './csrf-token.ts'
import { isGood, KnownKeys, mayComeFrom, type KnownKey } from './known-keys.ts'
import { Permits } from './permits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The partner's key that a call came with, also where it was refused. */
    partnerKeyId: number | null
  }
}

/** Below which everything is for partners. */
const partnersPath = '/api/api/app/'

/** Who lets in the programs of partners: by a key known by heart, its addresses, its scopes and its limit. */
export function openPartnerDoor(ctx: Context): PartnerDoor {
  const keys = new KnownKeys(ctx)
  const permits = new Permits(ctx)
  const book = callBookOf(ctx)
  const kept = new Map<string, DeclaredAccess['scope']>()
  return {
    keeps: (path, scope) => void kept.set(path, scope),
    isTheirs: (url) => url.startsWith(partnersPath),
    enter: async (_ctx, access, request) => {
      const key = await findGood(ctx, keys, request.headers['x-api-key'])
      if (!key) throw new Refusal('unauthenticated', { message: texts.noKey })
      request.partnerKeyId = key.id
      if (!isRenewal(request)) await permits.take(key)
      if (!mayComeFrom(key, request.ip))
        throw new Refusal('forbidden', { message: texts.noAddress })
      // What a key may not do it is told before what the call would need.
      if (isWithin(key, access)) await ensureProof(ctx, keys, { key, access, request })
      return toPartner(key)
    },
    serveKept: ({ cache, clock }, request, response) => {
      const key = keyNow(keys, request)
      const path = request.url!.split('?', 1)[0]!
      const scope = kept.get(path)
      // An address is told by the proxy's headers: whoever has to be asked for theirs goes the long way.
      if (!key || key.ranges.length > 0 || !scope || !isGood(key, clock.now())) return false
      if (!isWithin(key, { scope }) || !permits.takeNow(key)) return false
      if (!cache.serve(partnersKeyOf(cacheKeyOf(request.url!)), request, response)) {
        permits.giveBack(key)
        return false
      }
      const from = request.socket.remoteAddress ?? ''
      book.note({ keyId: key.id, call: path, status: 200, ms: 0, requestId: '', from })
      return true
    },
  }
}

function isWithin({ scopes }: KnownKey, { scope }: Pick<DeclaredAccess, 'scope'>): boolean {
  return scope === 'any' || (scope !== undefined && scopes.includes(scope))
}

async function ensureProof(
  ctx: Context,
  keys: KnownKeys,
  { key, access, request }: { key: KnownKey; access: DeclaredAccess; request: FastifyRequest },
): Promise<void> {
  if (access.secondKey) {
    const second = await findGood(ctx, keys, request.headers['x-api-key-2'])
    const isOther = second && second.partnerId === key.partnerId && second.id !== key.id
    if (!isOther || !mayComeFrom(second, request.ip)) {
      throw new Refusal('unauthenticated', { message: texts.noSecondKey })
    }
  }
  if (!access.csrfToken) return
  const sent = request.headers['csrf-token']
  if (typeof sent === 'string' && isPartnerToken(ctx, key, sent)) return
  throw new Refusal('csrfInvalid', { message: texts.noToken })
}

async function findGood(
  { clock }: Context,
  keys: KnownKeys,
  sent: string | string[] | undefined,
): Promise<KnownKey | null> {
  if (typeof sent !== 'string' || sent === '') return null
  const key = await keys.find(sent)
  return key && isGood(key, clock.now()) ? key : null
}

function keyNow(keys: KnownKeys, { headers }: IncomingMessage): KnownKey | null {
  const sent = headers['x-api-key']
  return typeof sent === 'string' ? (keys.findNow(sent) ?? null) : null
}

function toPartner({ id, partnerId, partnerName, scopes }: KnownKey): SignedInPartner {
  return { id: partnerId, name: partnerName, keyId: id, scopes }
}
