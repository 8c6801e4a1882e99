import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller } from '../../context.ts'
import { ensureActor, type ForWhom } from './actor.ts'
import type { App } from './app.ts'
import {
  authenticate,
  authenticateStaff,
  authenticateStore,
  isOfDesk,
  isOfStore,
} from './authenticate.ts'
import { ensureCsrf, isSafe } from './csrf.ts'
import {
  browserCookieOf,
  deskCookieOf,
  readBrowserCookie,
  readStoreCode,
  sessionCookieOf,
  storeCookieOf,
} from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** It brings a session cookie or a bearer token: never answered from the public cache. */
    hasCredential: boolean
    /** Known where it is looked at before the body is read. */
    caller: Caller | null
  }
}

/** What of an endpoint decides who may call it. */
export type Guarded = ForWhom & Pick<Endpoint, 'path' | 'cache' | 'idempotent'>

const keyPattern = /^[\x21-\x7e]{8,128}$/

/** Who is calling, with the checks that belong to writes. */
export async function callerOf(
  app: App,
  definition: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  ensureCsrf(app.ctx, definition, request)
  const session = await sessionOf(app, definition, request, reply)
  await countWrite(app, request, session)
  const caller: Caller = {
    address: request.ip,
    requestId: request.id,
    userAgent: request.headers['user-agent'],
    sessionCookie: sessionCookieOf(app.ctx.config, reply),
    browser: readBrowserCookie(app.ctx.config, request),
    browserCookie: browserCookieOf(app.ctx.config, reply),
    ...session,
  }
  if (!definition.idempotent) return caller
  // Whoever may not call at all is told that, and not what the call would need.
  ensureActor(app.ctx, definition, caller)
  return { ...caller, ...idempotencyOf(request) }
}

/** What a pharmacy's session writes is limited whatever it calls. */
async function countWrite(
  { ctx }: App,
  { method }: FastifyRequest,
  { store }: Partial<Caller>,
): Promise<void> {
  if (store && !isSafe(method)) await ctx.limits.consume('storeWrites', String(store.id))
}

async function sessionOf(
  app: App,
  definition: Guarded,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Partial<Caller>> {
  // What is the same for everyone need not know who asks.
  if (definition.cache) return {}
  const [isStores, isDesks] = [isOfStore(definition), isOfDesk(definition)]
  if (!isStores && !isDesks) return { member: await authenticate(app, request, reply) }
  return {
    ...(isStores ? await storeOf(app, request, reply) : {}),
    ...(isDesks ? await staffOf(app, request, reply) : {}),
  }
}

async function storeOf(app: App, request: FastifyRequest, reply: FastifyReply) {
  const storeCookie = storeCookieOf(app.ctx.config, reply)
  const store = await authenticateStore(app, request, reply)
  return { store, storeCode: readStoreCode(request), storeCookie }
}

async function staffOf(app: App, request: FastifyRequest, reply: FastifyReply) {
  const deskCookie = deskCookieOf(app.ctx.config, reply)
  return { staff: await authenticateStaff(app, request), deskCookie }
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
