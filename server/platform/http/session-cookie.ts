import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from '../../context.ts'
import type { Config } from '../env.ts'

/** How every name of the session cookie ends; enough to see that a request is not anonymous. */
export const sessionCookie = 'session'

/** Over https no other host or path can plant a cookie of this name. */
export function sessionCookieName({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? `__Host-${sessionCookie}` : sessionCookie
}

export function readSessionCookie(config: Config, request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(config)] || undefined
}

/** Writes the cookie of an answer: no script reads it, no other site's form sends it. */
export function sessionCookieOf(config: Config, reply: FastifyReply): SessionCookie {
  const name = sessionCookieName(config)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLocal(config),
  } as const
  return {
    set: (token, lifetimeMs) =>
      void reply.setCookie(name, token, { ...options, maxAge: Math.floor(lifetimeMs / 1000) }),
    clear: () => void reply.clearCookie(name, options),
  }
}

const localHost = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Plain http on this machine: a secure cookie would never come back. */
function isPlainLocal({ publicUrl }: Config): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && localHost.test(hostname)
}
