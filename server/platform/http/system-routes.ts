import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/errors.ts'
import type { App } from './app.ts'
import { docsPage } from './docs-page.ts'
import { issueCsrfToken } from './csrf.ts'
import { openApiDocument } from './open-api.ts'
import { notFoundAnswer } from './server.ts'

/** Health, figures, the API's own description, and the answer to unknown API paths. */
export function systemRoutes(app: App, isStopping: () => boolean): void {
  const { fastify, ctx } = app
  fastify.get('/api/health/live', async () => ({ data: { status: 'ok' } }))
  fastify.get('/api/health/ready', async (_request, reply) => {
    const reason = isStopping() ? 'stopping' : await databaseProblem(app)
    void reply.header('cache-control', 'no-store').code(reason ? 503 : 200)
    return { data: { status: reason ? 'unavailable' : 'ok', ...(reason ? { reason } : {}) } }
  })
  fastify.get('/api/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, ctx.config.metricsToken)) throw new Refusal('notFound')
    return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
  })
  fastify.get('/api/auth/csrf-token', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { data: issueCsrfToken(ctx.config.secretKey) }
  })
  let document: string | null = null
  fastify.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(app))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  fastify.get('/api/docs', async (_request, reply) => {
    void reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(docsPage(openApiDocument(app)))
  })
  fastify.all('/api/*', async (_request, reply) => reply.code(404).send(notFoundAnswer()))
  fastify.all('/api', async (_request, reply) => reply.code(404).send(notFoundAnswer()))
}

async function databaseProblem({ ctx }: App): Promise<string | null> {
  try {
    await sql`select 1`.execute(ctx.db)
    return null
  } catch {
    return 'database unreachable'
  }
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Marks of a proxy on this machine, which brings strangers over loopback. */
const proxied = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (loopback.has(request.ip) && !proxied.some((name) => request.headers[name])) return true
  if (!token) return false
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
