import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Context } from '../../context.ts'
import { isProof } from '../keys/keyring.ts'
import type { App } from './app.ts'
import { asOfCookieOf, readAsOfCookie } from './session-cookie.ts'

type Keyed = Pick<Context, 'config'>

/** The moment and the session it belongs to, signed: `milliseconds.session.signature`. */
export function signAsOf(ctx: Keyed, at: Date, sessionId: number): string {
  const told = `${at.getTime()}.${sessionId}`
  return `${told}.${signatureOf(ctx.config.secretKey, told)}`
}

/**
 * The moment at which staff walk the shop: of a cookie that we signed, as long as the session that asked for it
 * lives and may read content. Any other cookie is taken away, as it keeps its browser from the kept answers.
 */
export async function findAsOf(
  app: Pick<App, 'ctx' | 'authenticate'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Date | undefined> {
  const { ctx } = app
  const token = request.hasCredential ? readAsOfCookie(ctx.config, request) : undefined
  if (token === undefined) return undefined
  const told = readToken(ctx, token)
  if (told) {
    const { staff } = await app.authenticate(ctx, ['staff'], request, reply)
    const isTheirs = staff?.sessionId === told.sessionId
    if (isTheirs && permissionsOf(staff.role).includes('content.read')) return told.at
  }
  asOfCookieOf(ctx.config, reply).clear()
  return undefined
}

function readToken(ctx: Keyed, token: string): { at: Date; sessionId: number } | null {
  const match = /^(\d{1,15})\.(\d{1,10})\.([\w-]{43})$/.exec(token)
  if (!match) return null
  const [, at, session, signature] = match as unknown as [string, string, string, string]
  const isOurs = isProof(ctx.config, signature, (key) => signatureOf(key, `${at}.${session}`))
  if (!isOurs) return null
  return { at: new Date(Number(at)), sessionId: Number(session) }
}

function signatureOf(secretKey: string, told: string): string {
  return createHmac('sha256', `content as of ${secretKey}`).update(told).digest('base64url')
}
