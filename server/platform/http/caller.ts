import type { FastifyReply, FastifyRequest } from 'fastify'
import { realmsOf, type DeclaredAccess, type Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from '../../context.ts'
import { ensureAccess } from './access.ts'
import type { App } from './app.ts'
import { ensureCsrf, isSafe } from './csrf.ts'
import {
  asOfCookieOf,
  browserCookieOf,
  backofficeCookieOf,
  chatCookieOf,
  playerCookieOf,
  readBrowserCookie,
  readChatCookie,
  readPlayerCookie,
  readPharmacyCode,
  sessionCookieOf,
  pharmacyCookieOf,
} from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of an endpoint: whose sessions count for it. */
    realm?: DeclaredAccess['realm']
  }
  interface FastifyRequest {
    /** It brings a session cookie or a bearer token: never answered from the public cache. */
    hasCredential: boolean
    /** Known where it is looked at before the body is read. */
    caller: Caller | null
  }
}

/** What of a route decides who may call it; a raw one is never idempotent. */
export type Guarded = DeclaredAccess & Pick<Endpoint, 'idempotent'>

const keyPattern = /^[\x21-\x7e]{8,128}$/

/** Who is calling, with the checks that belong to writes. */
export async function callerOf(
  app: App,
  definition: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  if (definition.realm === 'partner') return partnerOf(app, definition, request)
  ensureCsrf(app.ctx, definition, request)
  const session = await sessionOf(app, definition, request, reply)
  await countWrite(app, request, session)
  const caller: Caller = {
    ip: request.ip,
    requestId: request.id,
    userAgent: request.headers['user-agent'],
    sessionCookie: sessionCookieOf(app.ctx.config, reply),
    browser: readBrowserCookie(app.ctx.config, request),
    browserCookie: browserCookieOf(app.ctx.config, reply),
    player: readPlayerCookie(app.ctx.config, request),
    playerCookie: playerCookieOf(app.ctx.config, reply),
    chat: readChatCookie(app.ctx.config, request),
    chatCookie: chatCookieOf(app.ctx.config, reply),
    asOfCookie: asOfCookieOf(app.ctx.config, reply),
    ...session,
  }
  if (!definition.idempotent) return caller
  // Whoever may not call at all is told that, and not what the call would need.
  ensureAccess(definition, caller)
  return { ...caller, ...idempotencyOf(request) }
}

/** Neither cookie nor session: the key, what it may do here, and the proof that goes with a write. */
async function partnerOf(
  { ctx, partnerDoor }: App,
  definition: Guarded,
  request: FastifyRequest,
): Promise<Caller> {
  const { ip, id: requestId } = request
  const partner = await partnerDoor.enter(ctx, definition, request)
  return { ip, requestId, userAgent: request.headers['user-agent'], partner }
}

/** What a pharmacy's session writes is limited whatever it calls. */
async function countWrite(
  { ctx }: App,
  { method }: FastifyRequest,
  { pharmacy }: Partial<Caller>,
): Promise<void> {
  if (pharmacy && !isSafe(method)) await ctx.limits.consume('pharmacyWrites', String(pharmacy.id))
}

async function sessionOf(
  { ctx, authenticate }: App,
  definition: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Partial<Caller>> {
  const realms = realmsOf(definition)
  const caller: Partial<Caller> = await authenticate(ctx, realms, request, reply)
  if (realms.includes('pharmacy')) {
    caller.pharmacyCode = readPharmacyCode(request)
    caller.pharmacyCookie = pharmacyCookieOf(ctx.config, reply)
  }
  if (realms.includes('staff')) caller.backofficeCookie = backofficeCookieOf(ctx.config, reply)
  return caller
}

function idempotencyOf({ headers }: FastifyRequest) {
  const idempotencyKey = headers['idempotency-key']
  if (!isKey(idempotencyKey)) throw refusalOf('Idempotency-Key', 'mã yêu cầu')
  const idempotencySecret = headers['idempotency-secret']
  if (idempotencySecret === undefined) return { idempotencyKey }
  if (!isKey(idempotencySecret)) throw refusalOf('Idempotency-Secret', 'mã bí mật')
  return { idempotencyKey, idempotencySecret }
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && keyPattern.test(value)
}

function refusalOf(header: string, name: string): Refusal {
  return new Refusal('invalidInput', { fields: { [header]: `Cần ${name} gồm 8 đến 128 ký tự` } })
}
