import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { endpointKey, type Access, type Endpoint } from '#domain/contract.ts'
import type { Caller, Context } from '../../context.ts'
import { duringRequest } from '../current-request.ts'
import { ensureAccess, ensureOwnPharmacy } from './access.ts'
import { urlOf, type App } from './app.ts'
import { callerOf } from './caller.ts'
import { uploaderOf } from './large-bodies.ts'
import { parseInput } from './input.ts'
import { unkeptHeaders } from './security-headers.ts'

/** A route whose answer or body is no JSON: events, files, what a provider sends. */
export type RawRoute<I extends z.ZodType = z.ZodType> = Access<never> & RawFields<I>

interface RawFields<I extends z.ZodType> extends Pick<
  Endpoint,
  'method' | 'path' | 'summary' | 'bodyLimit' | 'mayBeBehind'
> {
  /** Path parameters and query, merged, parsed and described like an endpoint's input. */
  input?: I
  /** The media type it answers with. */
  produces?: string
  /** Adds parsers for bodies other than JSON, to this route alone: `readForms`. */
  parsers?: (scope: FastifyInstance) => unknown
}

export interface RawCall<I extends z.ZodType = z.ZodType> {
  input: z.output<I>
  request: FastifyRequest
  reply: FastifyReply
  caller: Caller
}

/**
 * Serves what the endpoints cannot: the same access, CSRF and addresses, then the handler answers
 * as it likes; what it throws becomes the one error shape. Whoever may not call is turned away
 * before the body is read.
 */
export function rawRoute<I extends z.ZodType>(
  app: App,
  definition: RawRoute<I>,
  handler: (ctx: Context, call: RawCall<I>) => unknown,
): void {
  app.rawRoutes.set(endpointKey(definition), definition)
  void app.fastify.register(async (scope: FastifyInstance) => {
    await definition.parsers?.(scope)
    scope.route({
      method: definition.method,
      url: urlOf(definition.path),
      exposeHeadRoute: false,
      config: { realm: definition.realm },
      ...(definition.bodyLimit ? { bodyLimit: definition.bodyLimit } : {}),
      onRequest: async (request, reply) => {
        void reply.headers(unkeptHeaders)
        const caller = await callerOf(app, definition, request, reply)
        ensureAccess(definition, caller)
        const uploader = uploaderOf(caller)
        await app.largeBodies.admit(app.ctx, definition, { request, reply, uploader })
        request.caller = caller
      },
      handler: async (request, reply) => {
        const input = inputOf(definition, request)
        const caller = request.caller!
        ensureOwnPharmacy(definition, caller, input)
        const work = () => handler(app.ctx, { input, request, reply, caller })
        // A file is sent for as long as it is made, a stream for as long as somebody looks.
        return duringRequest(request.id, null, () => app.largeBodies.during(request, work))
      },
    })
  })
}

function inputOf<I extends z.ZodType>(
  { input }: RawRoute<I>,
  { query, params }: FastifyRequest,
): z.output<I> {
  const raw = { ...(query as object), ...(params as object) }
  return input ? parseInput({ input }, raw) : (raw as z.output<I>)
}
