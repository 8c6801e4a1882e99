import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/errors.ts'

/** Headers of a page with plain forms and nothing that runs. */
export const formPageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
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
