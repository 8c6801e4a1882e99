import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, SignedInMember } from '../../context.ts'
import { readSessionCookie, sessionCookieOf } from './session-cookie.ts'

export interface FoundSession {
  member: SignedInMember
  /** Set when its end was just moved: the browser must learn of it. Milliseconds. */
  renewedFor: number | null
}

/** Looks a session's token up; the module that knows sessions is plugged in by app.ts. */
export type FindSession = (ctx: Context, token: string) => Promise<FoundSession | null>

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

function bearerOf(authorization: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}
