import * as backoffice from '#domain/job/backoffice/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { countDeadLetters } from './count-dead-letters.ts'
import { dismissDeadLetter } from './dismiss-dead-letter.ts'
import { listDeadLetters } from './list-dead-letters.ts'
import { replayDeadLetter } from './replay-dead-letter.ts'
import { replayDeadLetters } from './replay-dead-letters.ts'

export function jobRoutes(app: App): void {
  route(app, backoffice.listDeadLetters, listDeadLetters)
  route(app, backoffice.countDeadLetters, countDeadLetters)
  route(app, backoffice.replayDeadLetter, replayDeadLetter)
  route(app, backoffice.replayDeadLetters, replayDeadLetters)
  route(app, backoffice.dismissDeadLetter, dismissDeadLetter)
}
