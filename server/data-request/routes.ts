import * as correct from '#domain/data-request/backoffice/correct.ts'
import * as api from '#domain/data-request/backoffice/requests.ts'
import { countDataRequests as countEndpoint } from '#domain/data-request/backoffice/waiting.ts'
import { route, type App } from '../platform/http/app.ts'
import { answerDataRequest, assignDataRequest, closeDataRequest } from './move-request.ts'
import { correctPerson, getKeptPerson } from './correct-person.ts'
import { countDataRequests, listRequestPeople } from './people.ts'
import { recordDataRequest } from './record-request.ts'
import { serveDataRequests } from './requests.ts'
import { eraseByRequest, makeDataFile, withdrawConsents } from './work-off.ts'

export function dataRequestRoutes(app: App): void {
  route(app, countEndpoint, countDataRequests)
  route(app, api.listRequestPeople, listRequestPeople)
  serveDataRequests(app)
  route(app, api.recordDataRequest, recordDataRequest)
  route(app, api.assignDataRequest, assignDataRequest)
  route(app, api.answerDataRequest, answerDataRequest)
  route(app, correct.getKeptPerson, getKeptPerson)
  route(app, correct.correctPerson, correctPerson)
  route(app, api.eraseByRequest, eraseByRequest)
  route(app, api.withdrawConsents, withdrawConsents)
  route(app, api.makeDataFile, makeDataFile)
  route(app, api.closeDataRequest, closeDataRequest)
}
