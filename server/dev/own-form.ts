import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/errors.ts'

/** Headers of a page with plain forms and nothing that runs. */
export const formPageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** Lets the routes of this scope, and no others, read what a form sends. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )
}

/** A form of another site must do nothing in the demo of whoever runs it. */
export function ensureOwnPage({ headers, host }: FastifyRequest): void {
  const { origin } = headers
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host) {
    throw new Refusal('forbidden')
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
