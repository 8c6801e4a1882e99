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

/** Built files (named by their content, compressed at build) and pictures. */
export async function staticRoutes({ fastify }: App): Promise<void> {
  const assets = join(root, 'dist/client/assets')
  if (existsSync(assets)) {
    await fastify.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: year,
      index: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        if (scanWorkerFile.test(path)) {
          void reply.header('content-security-policy', scanWorkerPolicy)
        }
      },
    })
  }
  await fastify.register(fastifyStatic, {
    root: join(root, 'seed/pictures/out'),
    prefix: '/media/',
    maxAge: week,
    index: false,
    decorateReply: false,
  })
  await fastify.register(fastifyStatic, {
    root: join(root, 'server/platform/http/public'),
    prefix: '/',
    maxAge: 0,
    index: false,
    wildcard: false,
    decorateReply: false,
  })
}
