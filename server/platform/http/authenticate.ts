import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#domain/contract.ts'
import type { Context, SignedInMember, SignedInStaff } from '../../context.ts'
import { readDeskCookie, readSessionCookie, sessionCookieOf } from './session-cookie.ts'

export interface FoundSession {
  member: SignedInMember
  /** Set when its end was just moved: the browser must learn of it. Milliseconds. */
  renewedFor: number | null
}

/** Looks a session's token up; the module that knows sessions is plugged in by app.ts. */
export type FindSession = (ctx: Context, token: string) => Promise<FoundSession | null>

/** The same for the back office. Its cookie outlives the session, so nothing is told on renewal. */
export type FindStaff = (ctx: Context, token: string) => Promise<SignedInStaff | null>

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

/** What the back office calls: its session counts there, and nowhere else. */
export function isOfDesk({ actor, path }: Pick<Endpoint, 'actor' | 'path'>): boolean {
  return actor.startsWith('staff') || path.startsWith('/admin/auth/')
}

function bearerOf(authorization: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}
