import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Lets the routes of this scope, and no others, read what a form sends: a `URLSearchParams`. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )
}
