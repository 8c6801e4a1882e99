import { brandName } from '#domain/brand/current-brand.ts'
import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/errors.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { registerBackupFigures } from '../backup/figures.ts'
import type { App } from './app.ts'
import { docsPage } from './open-api/docs-page.ts'
import { issueCsrfToken } from './csrf.ts'
import { openApiDocument } from './open-api/document.ts'
import { unkeptHeaders } from './security-headers.ts'
import { refuseUnknown } from './server.ts'
import type { DatabasePulse } from '../database-pulse.ts'
import { duringRequest } from '../current-request.ts'
import { WriteHealth } from './write-health.ts'

/** Health, figures, the API's own description, and the answer to unknown API paths. */
export function systemRoutes(
  app: App,
  isStopping: () => boolean,
  pulse?: Pick<DatabasePulse, 'isSilent'>,
): void {
  const writes = new WriteHealth(app.ctx)
  app.fastify.addHook('onError', async (_request, _reply, error) => writes.note(error))
  void app.fastify.register(async (fastify) => {
    fastify.addHook('onRequest', async (_request, reply) => void reply.headers(unkeptHeaders))
    healthRoutes(app, fastify, { isStopping, writes, pulse })
    registerBackupFigures(app.ctx)
    fastify.get('/api/metrics', async (request, reply) => {
      const { metrics, config } = app.ctx
      if (!canReadMetrics(request, config.metricsToken)) throw new Refusal('notFound')
      // Those that the database knows are left out when it says nothing: the others tell why.
      const patience = pulse?.isSilent ? 0 : healthWithin
      const figures = await duringRequest(request.id, patience, () => metrics.registry.metrics())
      return reply.type(metrics.registry.contentType).send(figures)
    })
    fastify.get('/api/auth/csrf-token', async () => ({
      data: issueCsrfToken(app.ctx.config.secretKey),
    }))
    if (app.ctx.config.apiDocs) descriptionRoutes(app, fastify)
    fastify.all('/api/*', async (_request, reply) => refuseUnknown(reply))
    fastify.all('/api', async (_request, reply) => refuseUnknown(reply))
  })
}

interface Watched {
  isStopping: () => boolean
  writes: WriteHealth
  pulse: Pick<DatabasePulse, 'isSilent'> | undefined
}

/** A process that says so late is as little use as one that cannot say it. */
const healthWithin = seconds(5)

function healthRoutes(
  app: App,
  fastify: FastifyInstance,
  { isStopping, writes, pulse }: Watched,
): void {
  fastify.get('/api/health/live', async () => ({ data: { status: 'ok' } }))
  fastify.get('/api/health/ready', async (request, reply) => {
    const look = () => databaseProblem(app, writes, pulse)
    const reason = isStopping() ? 'stopping' : await duringRequest(request.id, healthWithin, look)
    void reply.code(reason ? 503 : 200)
    return { data: { status: reason ? 'unavailable' : 'ok', ...(reason ? { reason } : {}) } }
  })
}

function descriptionRoutes(app: App, fastify: FastifyInstance): void {
  let kept: { name: string; document: string } | null = null
  fastify.get('/api/openapi.json', async (_request, reply) => {
    const name = brandName()
    if (kept?.name !== name) kept = { name, document: JSON.stringify(openApiDocument(app)) }
    return reply.type('application/json; charset=utf-8').send(kept.document)
  })
  fastify.get('/api/docs', async (_request, reply) => {
    void reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(docsPage(openApiDocument(app)))
  })
}

async function databaseProblem(
  { ctx }: App,
  writes: WriteHealth,
  pulse: Watched['pulse'],
): Promise<string | null> {
  if (pulse?.isSilent) return 'database unreachable'
  try {
    const { rows } = await sql<{ state: 'on' | 'off' }>`
      select current_setting('transaction_read_only') as state`.execute(ctx.db)
    if (rows[0]!.state === 'on') return 'database takes no writes'
    return (await writes.isDiskFull()) ? 'disk full' : null
  } catch {
    return 'database unreachable'
  }
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Marks of a proxy on this machine, which brings strangers over loopback. */
const proxied = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

function canReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (loopback.has(request.ip) && !proxied.some((name) => request.headers[name])) return true
  if (!token) return false
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
