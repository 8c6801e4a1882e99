import * as api from '#domain/question/api.ts'
import * as desk from '#domain/question/backoffice/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { mayBeBehind } from '../platform/http/standby-reads.ts'
import { askExpert } from './ask-expert.ts'
import { beginAnswer, sendAnswer } from './answer-question.ts'
import { getQuestion } from './get-question.ts'
import { listAnswerers, listQuestions } from './list-questions.ts'
import { closeQuestion, forgetAsker, revealAsker, triageQuestion } from './move-question.ts'
import { getOwnAnswer, listOwnQuestions } from './own-questions.ts'

export function questionRoutes(app: App): void {
  route(app, api.askExpert, askExpert)
  route(app, api.getOwnAnswer, getOwnAnswer)
  route(app, api.listOwnQuestions, listOwnQuestions)
  route(app, mayBeBehind(desk.listQuestions), listQuestions)
  route(app, desk.listAnswerers, listAnswerers)
  route(app, desk.getQuestion, getQuestion)
  route(app, desk.triageQuestion, triageQuestion)
  route(app, desk.revealAsker, revealAsker)
  route(app, desk.beginAnswer, beginAnswer)
  route(app, desk.sendAnswer, sendAnswer)
  route(app, desk.closeQuestion, closeQuestion)
  route(app, desk.forgetAsker, forgetAsker)
}
