import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { realmsOf, type DeclaredAccess } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { isProof } from '../keys/keyring.ts'
import { readCookie } from './session-cookie.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a method asks only. */
export function isSafe(method: string): boolean {
  return safeMethods.has(method)
}

/** A pair that only this shop can make: the token is the secret's keyed hash. */
export function issueCsrfToken(secretKey: string): { token: string; secret: string } {
  const secret = randomBytes(24).toString('base64url')
  return { token: tokenFor(secretKey, secret), secret }
}

/** A write that the browser authenticates by cookie must prove that our own page sent it. */
export function ensureCsrf(
  ctx: Context,
  definition: Pick<DeclaredAccess, 'realm'>,
  request: FastifyRequest,
): void {
  if (isSafe(request.method) || request.headers.authorization) return
  if (!realmsOf(definition).some((realm) => readCookie[realm](ctx.config, request))) return
  const token = request.headers['csrf-token']
  const secret = request.headers['csrf-secret']
  if (typeof token !== 'string' || typeof secret !== 'string') throw new Refusal('csrfInvalid')
  if (!isProof(ctx.config, token, (key) => tokenFor(key, secret))) throw new Refusal('csrfInvalid')
}

function tokenFor(secretKey: string, secret: string): string {
  return createHmac('sha256', secretKey).update(`csrf:${secret}`).digest('base64url')
}
