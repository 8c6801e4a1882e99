import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../platform/http/app.ts'

/** The script that repeats a draw from its file; it needs nothing of ours. */
export function proofScriptRoute({ fastify }: App): void {
  const script = readFileSync(join(import.meta.dirname, 'kiem-tra.mjs'), 'utf8')
  fastify.get('/minh-bach/kiem-tra.mjs', async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=600')
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}
