import * as api from '#domain/survey/api.ts'
import * as desk from '#domain/survey/desk/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { changeSurveyAnswer } from './change-answer.ts'
import { checkSurveyAccess } from './check-access.ts'
import { exportRoute } from './desk/export-answers.ts'
import { getSurveyResults } from './desk/get-results.ts'
import { listStoreAnswers } from './desk/list-store-answers.ts'
import { moveSurvey } from './desk/move-survey.ts'
import { getSurvey, listSurveys } from './desk/read-surveys.ts'
import { addSurvey, changeSurvey } from './desk/save-survey.ts'
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
  route(app, desk.listSurveys, listSurveys)
  route(app, desk.getSurvey, getSurvey)
  route(app, desk.addSurvey, addSurvey)
  route(app, desk.changeSurvey, changeSurvey)
  route(app, desk.moveSurvey, moveSurvey)
  route(app, desk.getSurveyResults, getSurveyResults)
  route(app, desk.listStoreAnswers, listStoreAnswers)
  exportRoute(app)
}
