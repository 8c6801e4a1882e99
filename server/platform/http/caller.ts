import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { ensureCsrf } from './csrf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** It brings a session cookie or a bearer token: never answered from the public cache. */
    hasCredential: boolean
  }
}

const keyPattern = /^[\x21-\x7e]{8,128}$/

/** Who is calling, with the checks that belong to writes. */
export function callerOf(ctx: Context, definition: Endpoint, request: FastifyRequest): Caller {
  ensureCsrf(ctx, request)
  return {
    address: request.ip,
    requestId: request.id,
    ...(definition.idempotent ? { idempotencyKey: idempotencyKeyOf(request) } : {}),
  }
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw new Refusal('invalidInput', {
    fields: { 'Idempotency-Key': 'Cần mã yêu cầu gồm 8 đến 128 ký tự' },
  })
}
