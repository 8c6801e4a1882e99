import * as api from '#domain/survey/api.ts'
import * as backoffice from '#domain/survey/backoffice/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { mayBeBehind } from '../platform/http/standby-reads.ts'
import { changeSurveyAnswer } from './change-answer.ts'
import { checkSurveyAccess } from './check-access.ts'
import { exportRoute } from './backoffice/export-answers.ts'
import { getSurveyResults } from './backoffice/get-results.ts'
import { listPharmacyAnswers } from './backoffice/list-pharmacy-answers.ts'
import { moveSurvey } from './backoffice/move-survey.ts'
import { getSurvey, listSurveys } from './backoffice/read-surveys.ts'
import { addSurvey, changeSurvey } from './backoffice/save-survey.ts'
import { listSurveyAnswers } from './list-answers.ts'
import { listSurveyQuestions } from './list-questions.ts'
import { photoRoutes } from './photo-routes.ts'
import { startSurveyAnswer } from './start-answer.ts'
import { uploadRoute } from './upload-photo.ts'

export function surveyRoutes(app: App): void {
  route(app, api.listSurveyQuestions, listSurveyQuestions)
  route(app, api.startSurveyAnswer, startSurveyAnswer)
  route(app, api.changeSurveyAnswer, changeSurveyAnswer)
  route(app, api.listSurveyAnswers, listSurveyAnswers)
  route(app, api.checkSurveyAccess, checkSurveyAccess)
  uploadRoute(app)
  photoRoutes(app)
  route(app, backoffice.listSurveys, listSurveys)
  route(app, backoffice.getSurvey, getSurvey)
  route(app, backoffice.addSurvey, addSurvey)
  route(app, backoffice.changeSurvey, changeSurvey)
  route(app, backoffice.moveSurvey, moveSurvey)
  route(app, mayBeBehind(backoffice.getSurveyResults), getSurveyResults)
  route(app, mayBeBehind(backoffice.listPharmacyAnswers), listPharmacyAnswers)
  exportRoute(app)
}
