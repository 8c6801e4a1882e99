import type { FastifyInstance } from 'fastify'
import { comboPrefixes } from '#domain/genuine/prefixes.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/platform/http/app.ts'
import { readForms } from '#server/platform/http/read-forms.ts'
import { codesPage } from './codes-page.ts'
import { issueDevCodes, type DevCodes } from './issue-codes.ts'
import { ensureOwnPage, formPageHeaders } from './own-form.ts'
import { listProductsThatEarn } from './queries.ts'

/** Codes to try the shop with: as JSON for programs, as a page with QR pictures for people. */
export function codeRoutes({ fastify, ctx }: App): void {
  void fastify.register(async (scope: FastifyInstance) => {
    readForms(scope)
    scope.get('/dev/codes', async (_request, reply) =>
      reply
        .headers(formPageHeaders)
        .type(html)
        .send(await pageOf(ctx, null)),
    )
    scope.post('/dev/codes', async (request, reply) => {
      const { body } = request
      if (!(body instanceof URLSearchParams)) {
        void reply.header('cache-control', 'no-store')
        return { data: await issueDevCodes(ctx, body) }
      }
      ensureOwnPage(request)
      const issued = await issueDevCodes(ctx, formInput(body))
      return reply
        .headers(formPageHeaders)
        .type(html)
        .send(await pageOf(ctx, issued))
    })
  })
}

const html = 'text/html; charset=utf-8'

async function pageOf(ctx: Context, issued: DevCodes | null): Promise<string> {
  return codesPage(ctx.config.publicUrl, await listProductsThatEarn(ctx.db), issued)
}

/** A field left empty was not given; who chooses a set means the kind too. */
function formInput(form: URLSearchParams): Record<string, string> {
  const given = Object.fromEntries([...form].filter(([, value]) => value !== ''))
  const kind = comboPrefixes.includes(given.product_code ?? '') ? 'combo' : 'single'
  return { kind, ...given }
}
