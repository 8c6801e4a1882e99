import { createHmac } from 'node:crypto'
import { days } from '#domain/kernel/durations.ts'
import type { Caller, Context } from '../context.ts'
import { hashToken, isToken } from '../platform/random-token.ts'

/** Whose a conversation is: a member's, or of whoever holds a secret. */
export type Visitor = { kind: 'member'; id: number } | { kind: 'guest'; hash: Buffer }

/** A guest who comes back within it finds the conversation again. */
const cookieLifetime = days(180)

/** Who writes in this browser; null for a guest who has not written yet. */
export function visitorOf({ member, chat }: Pick<Caller, 'member' | 'chat'>): Visitor | null {
  if (member) return { kind: 'member', id: member.id }
  return guestOf(chat)
}

/** The guest whose secret the browser holds, logged in or not. */
export function guestOf(secret: string | undefined): Extract<Visitor, { kind: 'guest' }> | null {
  return secret !== undefined && isToken(secret) ? { kind: 'guest', hash: hashToken(secret) } : null
}

/**
 * A guest's secret, made of the first message's random number with a key that only this shop has: the same message
 * sent again after a lost answer finds the conversation that it began, and nobody else's.
 */
export function beginGuest(
  { config }: Pick<Context, 'config'>,
  clientId: string,
): { secret: string; visitor: Extract<Visitor, { kind: 'guest' }> } {
  const secret = createHmac('sha256', `guest of a chat ${config.secretKey}`)
    .update(clientId)
    .digest('base64url')
  return { secret, visitor: { kind: 'guest', hash: hashToken(secret) } }
}

/** From now on this browser is known by it; no script reads it. */
export function rememberGuest({ chatCookie }: Pick<Caller, 'chatCookie'>, secret: string): void {
  chatCookie?.set(secret, cookieLifetime)
}

/** Under which a visitor's writes are counted. */
export function limitKeyOf(visitor: Visitor): string {
  return visitor.kind === 'member'
    ? `member ${visitor.id}`
    : `guest ${visitor.hash.toString('base64url')}`
}
