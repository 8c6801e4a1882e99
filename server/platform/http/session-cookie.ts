import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStoreCode } from '#domain/drugstore/store-code.ts'
import type { SessionCookie } from '../../context.ts'
import type { Config } from '../env.ts'
import { isToken } from '../random-token.ts'

interface CookieKind {
  /** How every name of this cookie ends. */
  name: string
  sameSite: 'lax' | 'strict'
}

/** A member's. The name is enough to see that a request is not anonymous. */
export const sessionCookie = 'session'
const member: CookieKind = { name: sessionCookie, sameSite: 'lax' }
/** By which a browser is remembered after a logout; the name must not end in that of a session. */
const browser: CookieKind = { name: 'browser', sameSite: 'lax' }
/** The back office's: shop pages and public answers are the same with it, so it has another name. */
const desk: CookieKind = { name: 'desk', sameSite: 'strict' }

type Address = Pick<Config, 'publicUrl'>

export function readSessionCookie(config: Address, request: FastifyRequest): string | undefined {
  return ownCookie(request, nameOf(member, config))
}

/** Writes the cookie of an answer: no script reads it, no other site's form sends it. */
export function sessionCookieOf(config: Address, reply: FastifyReply): SessionCookie {
  return cookieOf(member, config, reply)
}

/** Nothing where it is not one of ours. */
export function readBrowserCookie(config: Address, request: FastifyRequest): string | undefined {
  const token = ownCookie(request, nameOf(browser, config))
  return token !== undefined && isToken(token) ? token : undefined
}

/** As `sessionCookieOf`. */
export function browserCookieOf(config: Address, reply: FastifyReply): SessionCookie {
  return cookieOf(browser, config, reply)
}

export function readDeskCookie(config: Address, request: FastifyRequest): string | undefined {
  return ownCookie(request, nameOf(desk, config))
}

/** As `sessionCookieOf`; not even a link of another site sends it. */
export function deskCookieOf(config: Address, reply: FastifyReply): SessionCookie {
  return cookieOf(desk, config, reply)
}

/** The store that a request names by its header; what cannot be a store's code counts as nothing. */
export function readStoreCode({ headers }: FastifyRequest): string | undefined {
  const code = headers.drugstoreid
  return typeof code === 'string' && isStoreCode(code) ? code : undefined
}

/** The session of the store that the header names: a browser may keep those of several apart. */
export function readStoreCookie(_config: Address, request: FastifyRequest): string | undefined {
  const code = readStoreCode(request)
  return code && ownCookie(request, code)
}

/** As `deskCookieOf`, named by the store's exact code as the specification has it, also over https. */
export function storeCookieOf(
  config: Address,
  reply: FastifyReply,
): (storeCode: string) => SessionCookie {
  return (storeCode) => writeCookie(storeCode, 'strict', config, reply)
}

/** A cookie that was sent: a code like `constructor` is none that every object has. */
function ownCookie({ cookies }: FastifyRequest, name: string): string | undefined {
  return (Object.hasOwn(cookies, name) && cookies[name]) || undefined
}

/** Over https no other host or path can plant a cookie of this name. */
function nameOf({ name }: CookieKind, { publicUrl }: Address): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}

function cookieOf(kind: CookieKind, config: Address, reply: FastifyReply): SessionCookie {
  return writeCookie(nameOf(kind, config), kind.sameSite, config, reply)
}

function writeCookie(
  name: string,
  sameSite: CookieKind['sameSite'],
  config: Address,
  reply: FastifyReply,
): SessionCookie {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite,
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
function isPlainLocal({ publicUrl }: Address): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && localHost.test(hostname)
}
