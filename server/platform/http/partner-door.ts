import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { DeclaredAccess } from '#domain/contract.ts'
import type { Context, SignedInPartner } from '../../context.ts'
import { generateToken } from '../random-token.ts'

/**
 * Lets the programs of partners in; the module that knows their keys is plugged in by the server's `app.ts`.
 */
export interface PartnerDoor {
  /** That answers of this path are kept, for keys of that scope. */
  keeps(path: string, scope: NonNullable<DeclaredAccess['scope']>): void
  /** Refuses a wrong, ended or blocked key (401), its address or scope (403), a spent limit (429), a write unproved. */
  enter(ctx: Context, access: DeclaredAccess, request: FastifyRequest): Promise<SignedInPartner>
  /** Whether an address is of the calls of partners. */
  isTheirs(url: string): boolean
  /** Writes a kept answer to whoever may have it and is known by heart; false for all others, who are asked in full. */
  serveKept(ctx: Context, request: IncomingMessage, response: ServerResponse): boolean
}

const prefix = 'partners '

/** Under which an answer for partners is kept: no address, so that none without a key reaches it. */
export function partnersKeyOf(key: string): string {
  return prefix + key
}

/** The address of what is kept for partners; null for what is kept for everybody. */
export function asPartnersKey(key: string): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}

/** Nobody outside this process knows it. */
const renewalMark = generateToken()

/** With which an answer is made anew on behalf of who asked: counted with their call, not as another. */
export function renewalHeaders(key: string | string[] | undefined): Record<string, string> {
  return { 'x-api-key': String(key), 'x-renewal': renewalMark }
}

export function isRenewal({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['x-renewal'] === renewalMark
}
