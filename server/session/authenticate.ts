import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Realm } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context, SessionCookie } from '../context.ts'
import type { Authenticate } from '../platform/http/app.ts'
import {
  pharmacyCookieOf,
  readCookie,
  readPharmacyCode,
  sessionCookieOf,
} from '../platform/http/session-cookie.ts'
import type { SignedIn } from './realms.ts'
import type { Sessions } from './sessions.ts'

type Finding = { [R in Realm]: Pick<Sessions<R>, 'find'> }

/**
 * Who of the realms that count is behind a request, looked up anew each time: a session that was ended is dead
 * for the next request. One indexed query a realm; none for whoever brings no credential.
 */
export function authenticateBy(sessions: Finding): Authenticate {
  return async (ctx, realms, request, reply) => {
    const lookUp = <R extends Realm>(realm: R) =>
      realms.includes(realm) ? identify(sessions, realm, { ctx, request, reply }) : undefined
    return {
      member: await lookUp('member'),
      pharmacy: await lookUp('pharmacy'),
      staff: await lookUp('staff'),
    }
  }
}

interface Request {
  ctx: Context
  request: FastifyRequest
  reply: FastifyReply
}

/** An `Authorization` header takes the cookie's place, also when it is wrong. */
async function identify<R extends Realm>(
  sessions: Finding,
  realm: R,
  { ctx, request, reply }: Request,
): Promise<SignedIn[R] | undefined> {
  const { authorization } = request.headers
  const isByCookie = authorization === undefined
  const token = isByCookie ? readCookie[realm](ctx.config, request) : bearerOf(authorization)
  const found = token ? await sessions[realm].find(ctx, token) : null
  if (!found) return undefined
  const { who, renewedFor } = found
  check[realm]?.(who, request)
  if (isByCookie && renewedFor !== null) {
    renewedCookie[realm](who, { ctx, request, reply })?.set(token!, renewedFor)
  }
  return who
}

/** A session of one pharmacy with the header of another is `forbidden`. */
const check: { [R in Realm]?: (who: SignedIn[R], request: FastifyRequest) => void } = {
  pharmacy: ({ code }, request) => {
    const named = readPharmacyCode(request)
    if (named && named.toUpperCase() !== code.toUpperCase()) throw new Refusal('forbidden')
  },
}

/** Where the browser learns of a new end. The back office's cookie outlives its session. */
const renewedCookie: { [R in Realm]: (who: SignedIn[R], of: Request) => SessionCookie | null } = {
  member: (_who, { ctx, reply }) => sessionCookieOf(ctx.config, reply),
  pharmacy: ({ code }, { ctx, reply }) => pharmacyCookieOf(ctx.config, reply)(code),
  staff: () => null,
}

function bearerOf(authorization: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}
