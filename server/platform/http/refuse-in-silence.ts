import { Refusal } from '#domain/errors.ts'
import type { DatabasePulse } from '../database-pulse.ts'
import type { App } from './app.ts'
import { comeBackIn, filePaths, isPage } from './shed-load.ts'

/**
 * While the database answers nobody, whoever needs it hears so at once instead of after seconds: 503 and when to come
 * back, people by a page that comes back by itself. Money that came is still tried, and what needs no database is served.
 */
export function refuseInSilence(app: App, pulse: Pick<DatabasePulse, 'isSilent'>): void {
  app.fastify.addHook('onRequest', async (request, reply) => {
    if (!pulse.isSilent || needsNoDatabase(request.url)) return
    const retryAfter = comeBackIn()
    if (!isPage(request)) throw new Refusal('busy', { retryAfter })
    app.sendBusyPage(reply, retryAfter, 'silence')
    return reply
  })
}

function needsNoDatabase(url: string): boolean {
  const path = url.split('?', 1)[0]!
  return openPaths.test(path) || filePaths.test(path)
}

/** Money, whoever asks how the shop is, and the page that tells everybody. */
const openPaths =
  /^\/(api\/(payment|health)\/|api\/(metrics|docs|openapi\.json|auth\/csrf-token)$|trang-thai\/|dev\/)/
