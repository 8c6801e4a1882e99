import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context, SignedInMember, SignedInStaff, SignedInStore } from '../../context.ts'
import {
  readDeskCookie,
  readSessionCookie,
  readStoreCode,
  readStoreCookie,
  sessionCookieOf,
  storeCookieOf,
} from './session-cookie.ts'

export interface FoundSession {
  member: SignedInMember
  /** Set when its end was just moved: the browser must learn of it. Milliseconds. */
  renewedFor: number | null
}

/** Looks a session's token up; the module that knows sessions is plugged in by app.ts. */
export type FindSession = (ctx: Context, token: string) => Promise<FoundSession | null>

/** The same for the back office. Its cookie outlives the session, so nothing is told on renewal. */
export type FindStaff = (ctx: Context, token: string) => Promise<SignedInStaff | null>

export interface FoundStore {
  store: SignedInStore
  /** As `FoundSession` has it. */
  renewedFor: number | null
}

/** The same for a pharmacy. */
export type FindStore = (ctx: Context, token: string) => Promise<FoundStore | null>

/**
 * The member behind a request, looked up anew each time: a session that was ended is dead for the
 * next request. One indexed query; none for whoever brings no credential.
 */
export async function authenticate(
  { ctx, findSession }: { ctx: Context; findSession: FindSession },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInMember | undefined> {
  const { authorization } = request.headers
  const token =
    authorization === undefined ? readSessionCookie(ctx.config, request) : bearerOf(authorization)
  const found = token ? await findSession(ctx, token) : null
  if (!found) return undefined
  if (found.renewedFor !== null && authorization === undefined) {
    sessionCookieOf(ctx.config, reply).set(token!, found.renewedFor)
  }
  return found.member
}

/** Who works at the desk, looked up as a member is. */
export async function authenticateStaff(
  { ctx, findStaff }: { ctx: Context; findStaff: FindStaff },
  request: FastifyRequest,
): Promise<SignedInStaff | undefined> {
  const { authorization } = request.headers
  const token =
    authorization === undefined ? readDeskCookie(ctx.config, request) : bearerOf(authorization)
  return (token && (await findStaff(ctx, token))) || undefined
}

/**
 * The pharmacy behind a request. The header `drugstoreId` says whose cookie counts; a session of one
 * store with the header of another is `forbidden`.
 */
export async function authenticateStore(
  { ctx, findStore }: { ctx: Context; findStore: FindStore },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInStore | undefined> {
  const { authorization } = request.headers
  const token =
    authorization === undefined ? readStoreCookie(ctx.config, request) : bearerOf(authorization)
  const found = token ? await findStore(ctx, token) : null
  if (!found) return undefined
  const { store, renewedFor } = found
  const named = readStoreCode(request)
  if (named && named.toUpperCase() !== store.code.toUpperCase()) throw new Refusal('forbidden')
  if (renewedFor !== null && authorization === undefined) {
    storeCookieOf(ctx.config, reply)(store.code).set(token!, renewedFor)
  }
  return store
}

/** What the area of the pharmacies calls: their session counts there, and nowhere else. */
export function isOfStore({ actor, path }: Pick<Endpoint, 'actor' | 'path'>): boolean {
  return actor.startsWith('store') || path.startsWith('/drugstore/') || path === loginPath
}

/** Desk and stores log in by one call. */
const loginPath = '/admin/auth/login'

/** What the back office calls: its session counts there, and nowhere else. */
export function isOfDesk({ actor, path }: Pick<Endpoint, 'actor' | 'path'>): boolean {
  return /^(store\|)?staff/.test(actor) || path.startsWith('/admin/auth/')
}

function bearerOf(authorization: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}
