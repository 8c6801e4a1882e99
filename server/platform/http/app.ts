import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  endpointKey,
  type Endpoint,
  type Input,
  type Output,
  type ParsedInput,
} from '#domain/contract.ts'
import type { Caller, Context } from '../../context.ts'
import { ensureActor, ensureOwnStore } from './actor.ts'
import type { FindSession, FindStaff, FindStore } from './authenticate.ts'
import { cacheKeyOf } from './cache-key.ts'
import { callerOf } from './caller.ts'
import { parseInput } from './input.ts'
import type { RawRoute } from './raw-route.ts'

export type UseCase<E extends Endpoint> = (
  ctx: Context,
  input: ParsedInput<E>,
  caller: Caller,
) => Promise<Output<E>>

interface Route {
  endpoint: Endpoint
  run(ctx: Context, rawInput: unknown, caller: Caller): Promise<unknown>
}

/** What modules register on: the server, the context and the table of all routes. */
export interface App {
  fastify: FastifyInstance
  ctx: Context
  routes: Map<string, Route>
  /** What answers in another form than JSON, by the same kind of key. */
  rawRoutes: Map<string, RawRoute>
  findSession: FindSession
  findStaff: FindStaff
  findStore: FindStore
  /** Tests check every answer against the endpoint's own schema. */
  checkAnswers: boolean
}

/** Serves one endpoint by one use case; nothing else happens in a route. */
export function route<E extends Endpoint>(app: App, definition: E, useCase: UseCase<E>): void {
  const run: Route['run'] = async (ctx, rawInput, caller) => {
    ensureActor(ctx, definition, caller)
    const input = parseInput(definition, rawInput)
    ensureOwnStore(definition, caller, input)
    const answer = await useCase(ctx, input, caller)
    if (app.checkAnswers) definition.output.parse(answer)
    return answer
  }
  app.routes.set(endpointKey(definition), { endpoint: definition, run })
  app.fastify.route({
    method: definition.method,
    url: urlOf(definition.path),
    ...(definition.bodyLimit ? { bodyLimit: definition.bodyLimit } : {}),
    handler: (request, reply) => answerRequest(app, definition, run, request, reply),
  })
}

/** Runs an endpoint inside the process, as pages do while they render. Same checks, no HTTP. */
export async function callLocally<E extends Endpoint>(
  app: App,
  definition: E,
  input: Input<E>,
  caller: Caller,
): Promise<Output<E>> {
  const found = app.routes.get(endpointKey(definition))
  if (!found) throw new Error(`no route for ${endpointKey(definition)}`)
  return (await found.run(app.ctx, input, caller)) as Output<E>
}

async function answerRequest(
  app: App,
  definition: Endpoint,
  run: Route['run'],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { cache } = app.ctx
  const generation = cache.generation
  const caller = await callerOf(app, definition, request, reply)
  const data = await run(app.ctx, rawInputOf(request), caller)
  const body = JSON.stringify({ data })
  if (!definition.cache || request.hasCredential) {
    return reply
      .type('application/json; charset=utf-8')
      .headers({ ...apiHeaders, 'cache-control': 'no-store' })
      .send(body)
  }
  const kept = cache.store(
    cacheKeyOf(request.raw.url!),
    {
      contentType: 'application/json; charset=utf-8',
      body,
      ...definition.cache,
      headers: apiHeaders,
    },
    generation,
  )
  reply.hijack()
  kept.write(request.raw, reply.raw)
}

/** An answer of the API is no page, whatever it is taken for. */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The router's spelling of a path: `/api/order/:code`. */
export function urlOf(path: string): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
}

function rawInputOf(request: FastifyRequest): unknown {
  const source =
    request.method === 'GET' || request.method === 'DELETE' ? request.query : request.body
  if (source === null || source === undefined) return { ...(request.params as object) }
  if (typeof source !== 'object' || Array.isArray(source)) return source
  return { ...source, ...(request.params as object) }
}
