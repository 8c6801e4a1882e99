import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { playerCookie, sessionCookie } from './session-cookie.ts'
import { withoutPorts } from '../network.ts'
import { createBoundServer, socketTimes } from './bound-connections.ts'
import { cacheKeyOf } from './cache-key.ts'
import type { IncidentBook } from './incident-book.ts'
import { asPartnersKey, renewalHeaders, type PartnerDoor } from './partner-door.ts'
import { usualBody } from './large-bodies.ts'
import { requestIds } from './request-id.ts'
import { commonHeaders, unkeptHeaders } from './security-headers.ts'
import { markWrites } from './standby-reads.ts'
import { isFault, toRefusal, toWireError } from './wire-error.ts'

/** Fastify with what every request needs; kept answers go out before it is even asked. */
export async function createHttpServer(
  ctx: Context,
  partnerDoor: PartnerDoor,
  incidents: IncidentBook,
): Promise<FastifyInstance> {
  const common = commonHeaders(ctx.config)
  ctx.cache.alwaysSend(common)
  const app = fastify({
    bodyLimit: usualBody,
    trustProxy: ctx.config.trustedProxies.length > 0 ? [...ctx.config.trustedProxies] : false,
    genReqId: requestIds(ctx.config.trustedProxies),
    requestTimeout: socketTimes.requestTimeout,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: (request) => readableTarget(request.url!),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    frameworkErrors: (error, _request, reply) => {
      const refusal = toRefusal(error)
      reply.raw.writeHead(refusal.status, {
        ...common,
        ...unkeptHeaders,
        'content-type': 'application/json; charset=utf-8',
      })
      reply.raw.end(JSON.stringify(toWireError(refusal)))
    },
    serverFactory: (handler) =>
      createBoundServer(ctx.config, (request, response) => {
        // A target with a scheme and a host is for proxies; here it would pass as a path.
        // Of two hosts, what stands before us may have read the other one.
        if (!request.url!.startsWith('/') || hasSeveralHosts(request)) {
          refuseTarget(response, common)
        } else if (!serveKept(ctx, partnerDoor, request, response)) {
          handler(request, response)
        }
      }),
    clientErrorHandler: (error, socket) => refuseBrokenRequest(common, error, socket),
  })
  ctx.cache.renewWith((url, request) => app.inject(asAskedBy(request, url)))
  // Nobody sends us plain text; only JSON is read.
  app.removeContentTypeParser('text/plain')
  app.setNotFoundHandler((_request, reply) => refuseUnknown(reply))
  await app.register(fastifyCookie)
  app.decorateRequest('hasCredential', false)
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    const { 'x-forwarded-for': forwarded } = request.headers
    if (forwarded) request.headers['x-forwarded-for'] = withoutPorts(String(forwarded))
    request.hasCredential = hasCredential(request.raw)
    for (const name in common) reply.raw.setHeader(name, common[name]!)
  })
  // Kept answers go past this, and what others may keep bears nobody's id.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isForOthers(reply)) reply.raw.setHeader('x-request-id', request.id)
    done(null, payload)
  })
  markWrites(app, ctx)
  app.addHook('preClose', async () => ctx.live.close())
  app.addHook('onResponse', async (request, reply) =>
    observe(ctx, request, reply.statusCode, reply.elapsedTime),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Phones lose their network all day: a body that breaks off is no fault of ours.
    const hasLeft = error === request.raw.errored
    const refusal = hasLeft ? new Refusal('invalidInput') : toRefusal(error)
    if (hasLeft) {
      ctx.log.debug({ requestId: request.id, route: routeOf(request) }, 'client left')
    }
    let incident: string | undefined
    if (!hasLeft && isFault(error)) {
      const { id: requestId, method } = request
      const route = routeOf(request)
      const about = { requestId, route: `${method} ${route}`, status: refusal.status, error }
      incident = incidents.note(about)
      ctx.log.error({ err: error, requestId, incident, route }, 'request failed')
    }
    return sendRefusal(reply, refusal, incident)
  })
  return app
}

function isForOthers(reply: FastifyReply): boolean {
  return /public|max-age=[1-9]/.test(String(reply.getHeader('cache-control') ?? ''))
}

export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  incident?: string,
): FastifyReply {
  const { retryAfter } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(refusal.status).headers(unkeptHeaders).send(toWireError(refusal, incident))
}

/** Past the kept answers, and counted as theirs for whose sake it is made. */
function asAskedBy({ socket, headers }: IncomingMessage, key: string) {
  const forwarded = headers['x-forwarded-for']
  const ofPartners = asPartnersKey(key)
  return {
    url: ofPartners ?? key,
    remoteAddress: socket.remoteAddress,
    headers: {
      'accept-encoding': 'br',
      ...(ofPartners === null ? {} : renewalHeaders(headers['x-api-key'])),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
  }
}

/** A path that nobody can decode stands for what it spells: people get the page that says it is none. */
function readableTarget(target: string): string {
  if (!target.includes('%') || target.startsWith('/api')) return target
  const path = target.split('?', 1)[0]!
  try {
    decodeURI(path)
    return target
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length)
  }
}

function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function refuseTarget(response: ServerResponse, common: Record<string, string>): void {
  response.writeHead(400, {
    ...common,
    ...unkeptHeaders,
    'content-type': jsonType,
    connection: 'close',
  })
  response.end(JSON.stringify(toWireError(new Refusal('invalidInput'))))
}

/** What is not even a request still gets the one shape: too long, too slow, or no HTTP at all. */
function refuseBrokenRequest(
  common: Record<string, string>,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, reason] = brokenRequests[error.code ?? ''] ?? [400, 'Bad Request']
  const answer = { ...toWireError(new Refusal('invalidInput')), statusCode: status }
  const body = JSON.stringify(answer)
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    `content-type: ${jsonType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...common, ...unkeptHeaders }).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const jsonType = 'application/json; charset=utf-8'

const brokenRequests: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** What is at no route. */
export function refuseUnknown(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers(unkeptHeaders)
    .send(toWireError(new Refusal('notFound')))
}

function serveKept(
  ctx: Context,
  partnerDoor: PartnerDoor,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.headers['x-api-key'] !== undefined && partnerDoor.isTheirs(request.url!)) {
    return partnerDoor.serveKept(ctx, request, response)
  }
  return !hasCredential(request) && ctx.cache.serve(cacheKeyOf(request.url!), request, response)
}

function hasCredential(request: IncomingMessage): boolean {
  if (request.headers.authorization) return true
  const { cookie } = request.headers
  if (cookie === undefined) return false
  return sessionPattern.test(cookie) || (isGameTurn(request) && playerPattern.test(cookie))
}

/** Where somebody without an account sees their own turn; all other pages are the same for them as for any guest. */
function isGameTurn({ url }: IncomingMessage): boolean {
  return url!.startsWith('/choi/')
}

/** As generous as any parser of cookies: what one takes for a session must never be taken for a guest. */
const sessionPattern = new RegExp(`${sessionCookie}\\s*=`)
const playerPattern = new RegExp(`${playerCookie}\\s*=`)

/** Files, which have a route each, are told as one. */
function routeOf({ routeOptions: { url = 'unknown' } }: FastifyRequest): string {
  return url.replace(/^\/(assets|media)\/.*/, '/$1/*')
}

function observe(ctx: Context, request: FastifyRequest, status: number, elapsedMs: number): void {
  const route = routeOf(request)
  ctx.metrics.observeRequest(route, status, elapsedMs / 1000)
  // The pattern, never the URL: it may hold an order's code or its token.
  ctx.log.debug(
    { requestId: request.id, method: request.method, route, status, ms: Math.round(elapsedMs) },
    'request',
  )
}
