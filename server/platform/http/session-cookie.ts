import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPharmacyCode } from '#domain/pharmacy/pharmacy-code.ts'
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
/** With which somebody plays games without an account; the name must not end in that of a session. */
export const playerCookie = 'player'
const player: CookieKind = { name: playerCookie, sameSite: 'lax' }
/** By which a guest's conversations are known; the name must not end in that of a session. */
const chat: CookieKind = { name: 'chat', sameSite: 'lax' }
/** The back office's: shop pages and public answers are the same with it, so it has another name. */
const backoffice: CookieKind = { name: 'desk', sameSite: 'strict' }

/**
 * The moment at which staff walk the shop. The name ends as a session's does, on purpose: what is shown with it is
 * never kept, and nothing kept is shown.
 */
const asOf: CookieKind = { name: 'as-of-session', sameSite: 'strict' }

/** What staff have written last; each mark has a name of its own, which must not end in that of a session. */
const markOf = (id: string): CookieKind => ({ name: `desk-mark-${id}`, sameSite: 'strict' })

type Address = Pick<Config, 'publicUrl'>

/** The cookies that say who sends a call, by realm. */
export const readCookie = {
  member: readSessionCookie,
  staff: readBackofficeCookie,
  pharmacy: readPharmacyCookie,
}

function readSessionCookie(config: Address, request: FastifyRequest): string | undefined {
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

export function readPlayerCookie(config: Address, request: FastifyRequest): string | undefined {
  return ownCookie(request, nameOf(player, config))
}

/** As `sessionCookieOf`. */
export function playerCookieOf(config: Address, reply: FastifyReply): SessionCookie {
  return cookieOf(player, config, reply)
}

/** Nothing where it is not one of ours. */
export function readChatCookie(config: Address, request: FastifyRequest): string | undefined {
  const token = ownCookie(request, nameOf(chat, config))
  return token !== undefined && isToken(token) ? token : undefined
}

/** As `sessionCookieOf`. */
export function chatCookieOf(config: Address, reply: FastifyReply): SessionCookie {
  return cookieOf(chat, config, reply)
}

export function readAsOfCookie(config: Address, request: FastifyRequest): string | undefined {
  return ownCookie(request, nameOf(asOf, config))
}

export function asOfCookieOf(config: Address, reply: FastifyReply): SessionCookie {
  return cookieOf(asOf, config, reply)
}

/** Of those that were sent, by the names of their cookies. */
export function readMarks(
  config: Address,
  { cookies }: FastifyRequest,
): { name: string; value: string }[] {
  const begin = nameOf(markOf(''), config)
  return Object.entries(cookies).flatMap(([name, value]) =>
    name.startsWith(begin) && value !== undefined ? [{ name, value }] : [],
  )
}

export function setMark(
  config: Address,
  reply: FastifyReply,
  id: string,
  value: string,
  lifetimeMs: number,
): void {
  cookieOf(markOf(id), config, reply).set(value, lifetimeMs)
}

/** By the name of its cookie. */
export function clearMark(config: Address, reply: FastifyReply, name: string): void {
  writeCookie(name, markOf('').sameSite, config, reply).clear()
}

function readBackofficeCookie(config: Address, request: FastifyRequest): string | undefined {
  return ownCookie(request, nameOf(backoffice, config))
}

/** As `sessionCookieOf`; not even a link of another site sends it. */
export function backofficeCookieOf(config: Address, reply: FastifyReply): SessionCookie {
  return cookieOf(backoffice, config, reply)
}

/** The pharmacy that a request names by its header; what cannot be a pharmacy's code counts as nothing. */
export function readPharmacyCode({ headers }: FastifyRequest): string | undefined {
  const code = headers.drugstoreid
  return typeof code === 'string' && isPharmacyCode(code) ? code : undefined
}

/** The session of the pharmacy that the header names: a browser may keep those of several apart. */
function readPharmacyCookie(_config: Address, request: FastifyRequest): string | undefined {
  const code = readPharmacyCode(request)
  return code && ownCookie(request, code)
}

/** As `backofficeCookieOf`, named by the pharmacy's exact code as the specification has it, also over https. */
export function pharmacyCookieOf(
  config: Address,
  reply: FastifyReply,
): (pharmacyCode: string) => SessionCookie {
  return (pharmacyCode) => writeCookie(pharmacyCode, 'strict', config, reply)
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
