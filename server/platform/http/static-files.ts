import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from './app.ts'
import { scanWorkerPolicy } from './security-headers.ts'

const root = resolve(import.meta.dirname, '../../..')
const year = '365d'
const week = '7d'

/** `web/features/scan/scan-worker.ts` as built, also where it is sent compressed. */
const scanWorkerFile = /\/scan-worker-[^/]+\.js(?:\.br|\.gz)?$/

/**
 * Built files (named by their content, compressed at build) and pictures: a route for each, known from
 * the start. By a pattern the whole folder would be read for every request, to see how a name is spelled.
 */
export async function staticRoutes({ fastify }: App): Promise<void> {
  const files = { index: false, wildcard: false, decorateReply: false } as const
  const assets = join(root, 'dist/client/assets')
  if (existsSync(assets)) {
    await fastify.register(fastifyStatic, {
      ...files,
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      immutable: true,
      maxAge: year,
      setHeaders: (reply, path) => {
        if (scanWorkerFile.test(path)) {
          void reply.header('content-security-policy', scanWorkerPolicy)
        }
      },
    })
  }
  await fastify.register(fastifyStatic, {
    ...files,
    root: join(root, 'seed/pictures/out'),
    prefix: '/media/',
    maxAge: week,
  })
  await fastify.register(fastifyStatic, {
    ...files,
    root: join(root, 'server/platform/http/public'),
    prefix: '/',
    maxAge: 0,
  })
  // Nobody is shown a page for a picture or a script that is not there.
  for (const missing of ['/assets/*', '/media/*']) {
    fastify.get(missing, (_request, reply) => reply.callNotFound())
  }
}
