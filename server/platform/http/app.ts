import { z } from 'zod'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OutsideOrigins } from '#domain/tags/origins.ts'
import type { CacheTag } from '#domain/cache-tags.ts'
import {
  declares,
  endpointKey,
  needsLogin,
  type Endpoint,
  type Input,
  type Output,
  type ParsedInput,
  type Realm,
} from '#domain/contract.ts'
import type { Caller, Context } from '../../context.ts'
import { duringRequest } from '../current-request.ts'
import { Refusal } from '#domain/errors.ts'
import { ensureAccess, ensureOwnPharmacy } from './access.ts'
import { withOnly } from '#domain/kernel/query.ts'
import type { PublicStatus } from '#domain/health/public-status.ts'
import type { IncidentBook } from './incident-book.ts'
import { cacheKeyOf } from './cache-key.ts'
import { callerOf } from './caller.ts'
import { parseInput } from './input.ts'
import { uploaderOf, bringsLargeBody, takesLargeBodies, type LargeBodies } from './large-bodies.ts'
import type { RawRoute } from './raw-route.ts'
import { apiHeaders } from './security-headers.ts'
import { findAsOf } from './as-of.ts'
import { isSafe } from './csrf.ts'
import { isRenewal, partnersKeyOf, type PartnerDoor } from './partner-door.ts'
import { AnswerTerm } from './answer-term.ts'
import { patienceFor, type Patience } from './patience.ts'
import { readWhereItMay } from './standby-reads.ts'

export type UseCase<E extends Endpoint> = (
  ctx: Context,
  input: ParsedInput<E>,
  caller: Caller,
) => Promise<Output<E>>

/** Too many came, or the database says nothing. */
export type BusyBecause = 'crowd' | 'silence'

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
  largeBodies: LargeBodies
  /** Seconds that an address must wait for a public answer that is not kept. */
  waitForAnswer: (address: string) => Promise<number>
  authenticate: Authenticate
  /** Whom the page of this path may reach besides the shop; known by the modules that need somebody. */
  outsideOrigins: (ctx: Context, pathname: string) => Promise<OutsideOrigins>
  /** What people see of a page that is put off (shed-load.ts); the error of the API without the web half. */
  sendBusyPage: (reply: FastifyReply, seconds: number, why: BusyBecause) => void
  /** How long requests wait for the database. */
  patience: Patience
  /** Whether everybody may see the shop's pages; before that its staff alone. */
  isOpen: (ctx: Context) => Promise<boolean>
  /** What works, for the page that tells everybody. */
  publicStatus: (ctx: Context) => Promise<PublicStatus>
  /** Who lets in the programs of partners. */
  partnerDoor: PartnerDoor
  /** Requests that failed by our fault. */
  incidents: IncidentBook
  /** Tests check every answer against the endpoint's own schema, and every refusal against its `errors`. */
  checkAnswers: boolean
  /** What tests have found so: refusals that no endpoint declares. */
  undeclared: string[]
}

/** Who of these realms sent a request; the module that knows sessions is plugged in by the server's `app.ts`. */
export type Authenticate = (
  ctx: Context,
  realms: readonly Realm[],
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Pick<Caller, Realm>>

/**
 * Judges a large body by what of its request is known before it, and tells whom it is from; needed where guests may
 * bring one.
 */
export type BeforeBody = (
  ctx: Context,
  head: { params: Readonly<Record<string, string>>; headers: FastifyRequest['headers'] },
  caller: Caller,
) => Promise<string>

/**
 * Serves one endpoint by one use case; nothing else happens in a route. Large bodies are let in first, and
 * only where `beforeBody` refuses nothing: by its realm alone anybody may bring one to an open endpoint.
 */
export function route<E extends Endpoint>(
  app: App,
  definition: E,
  useCase: UseCase<E>,
  beforeBody?: BeforeBody,
): void {
  const run: Route['run'] = async (ctx, rawInput, caller) => {
    ensureAccess(definition, caller)
    const input = parseInput(definition, rawInput)
    ensureOwnPharmacy(definition, caller, input)
    if (!app.checkAnswers) return useCase(ctx, input, caller)
    const answer = await useCase(ctx, input, caller).catch((error: unknown) => {
      throw ensureDeclared(app, definition, error)
    })
    definition.output.parse(answer)
    return answer
  }
  app.routes.set(endpointKey(definition), { endpoint: definition, run })
  if (definition.realm === 'partner' && definition.cache) {
    app.partnerDoor.keeps(urlOf(definition.path), definition.scope)
  }
  const findUploader = async (request: FastifyRequest, caller: Caller) => {
    if (!beforeBody) return uploaderOf(caller)
    const params = request.params as Record<string, string>
    const known = beforeBody(app.ctx, { params, headers: request.headers }, caller)
    if (bringsLargeBody(request)) return known
    return known.catch((error: unknown) => {
      // A small body may still show in itself whom it is from.
      if (error instanceof Refusal) return uploaderOf(caller)
      throw error
    })
  }
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    request.caller = await callerOf(app, definition, request, reply)
    ensureAccess(definition, request.caller)
    const uploader = await findUploader(request, request.caller)
    await app.largeBodies.admit(app.ctx, definition, { request, reply, uploader })
  }
  app.fastify.route({
    method: definition.method,
    url: urlOf(definition.path),
    ...(definition.bodyLimit ? { bodyLimit: definition.bodyLimit } : {}),
    ...(takesLargeBodies(definition) ? { onRequest: admit } : {}),
    config: { realm: definition.realm },
    // Each costs as much memory as the endpoint itself, and nobody asks for the head of what needs a login.
    exposeHeadRoute: !needsLogin(definition),
    handler: (request, reply) =>
      duringRequest(request.id, patienceFor(app.patience, definition), () =>
        app.largeBodies.during(request, () => answerRequest(app, definition, run, request, reply)),
      ),
  })
}

function ensureDeclared({ undeclared }: App, definition: Endpoint, error: unknown): unknown {
  if (!(error instanceof Refusal) || declares(definition, error.code)) return error
  const found = `${endpointKey(definition)} does not declare '${error.code}'`
  undeclared.push(found)
  return new Error(found, { cause: error })
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
  if (definition.realm === 'partner' && definition.cache) {
    return answerPartner(app, definition, run, request, reply)
  }
  const generation = cache.generation
  const isPublic = definition.cache && definition.method === 'GET' && !request.hasCredential
  const key = isPublic ? keyOf(definition, request.raw.url!) : null
  // Under its own address it was not there: the server has looked before it asked us.
  const isOther = key !== null && key !== cacheKeyOf(request.raw.url!)
  if (isOther && cache.serve(key, request.raw, reply.raw)) return void reply.hijack()
  const caller = request.caller ?? (await callerOf(app, definition, request, reply))
  if (definition.cache) await ensureMayAsk(app, request)
  const input = rawInputOf(request)
  const term = new AnswerTerm()
  // Writes are of the present, whichever moment staff look at.
  const asOf = isSafe(definition.method) ? await findAsOf(app, request, reply) : undefined
  const asking = { ...caller, asOf, keepUntil: term.keepUntil }
  const data = await readWhereItMay(app.ctx, definition, request, (ctx) => run(ctx, input, asking))
  const body = JSON.stringify({ data })
  if (key === null) {
    return reply
      .type(jsonType)
      .headers({ ...apiHeaders, 'cache-control': 'no-store' })
      .send(body)
  }
  const kept = cache.store(
    key,
    {
      contentType: jsonType,
      body,
      tags: tagsOfAnswer(definition, input, data),
      maxAge: definition.cache!.maxAge,
      until: term.until,
      headers: apiHeaders,
    },
    generation,
  )
  reply.hijack()
  kept.write(request.raw, reply.raw)
}

const jsonType = 'application/json; charset=utf-8'

/** Kept for all who have the scope, each of whom is let in by their own key first. */
async function answerPartner(
  app: App,
  definition: Endpoint,
  run: Route['run'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { cache } = app.ctx
  const key = partnersKeyOf(keyOf(definition, request.raw.url!))
  const caller = await callerOf(app, definition, request, reply)
  ensureAccess(definition, caller)
  if (!isRenewal(request) && cache.serve(key, request.raw, reply.raw)) return void reply.hijack()
  const { generation } = cache
  const input = rawInputOf(request)
  const data = await run(app.ctx, input, caller)
  const answer = {
    contentType: jsonType,
    body: JSON.stringify({ data }),
    tags: tagsOfAnswer(definition, input, data),
    maxAge: definition.cache!.maxAge,
    headers: apiHeaders,
    forKeys: true,
  } as const
  reply.hijack()
  cache.store(key, answer, generation).write(request.raw, reply.raw)
}

/** What is kept was answered before; the rest is searched and read for whoever asks. */
async function ensureMayAsk({ waitForAnswer }: App, { ip }: FastifyRequest): Promise<void> {
  const retryAfter = await waitForAnswer(ip)
  if (retryAfter > 0) throw new Refusal('rateLimited', { retryAfter })
}

/** Parameters that the endpoint does not know make no answer of their own. */
function keyOf({ input, path }: Endpoint, target: string): string {
  const key = cacheKeyOf(target)
  if (!(input instanceof z.ZodObject)) return key
  const names = Object.keys(input.shape).filter((name) => !path.includes(`{${name}}`))
  return withOnly(key, names)
}

/** What an answer shows; null is that of a refusal. */
export function tagsOfAnswer(
  { cache, input }: Endpoint,
  rawInput: unknown,
  answer: unknown,
): CacheTag[] {
  if (!cache?.shows) return [...(cache?.tags ?? [])]
  const { success, data } = input.safeParse(rawInput)
  return success ? [...cache.tags, ...cache.shows(data, answer)] : [...cache.tags]
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
