import * as desk from '#domain/job/desk/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { countDeadLetters } from './count-dead-letters.ts'
import { dismissDeadLetter } from './dismiss-dead-letter.ts'
import { registerJobFigures } from './figures.ts'
import { listDeadLetters } from './list-dead-letters.ts'
import { replayDeadLetter } from './replay-dead-letter.ts'
import { replayDeadLetters } from './replay-dead-letters.ts'

export function jobRoutes(app: App): void {
  registerJobFigures(app.ctx)
  route(app, desk.listDeadLetters, listDeadLetters)
  route(app, desk.countDeadLetters, countDeadLetters)
  route(app, desk.replayDeadLetter, replayDeadLetter)
  route(app, desk.replayDeadLetters, replayDeadLetters)
  route(app, desk.dismissDeadLetter, dismissDeadLetter)
}
