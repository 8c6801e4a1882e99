import * as batches from '#domain/genuine/backoffice/batches.ts'
import { traceTry as traceTryEndpoint } from '#domain/genuine/backoffice/code-report.ts'
import * as entryLocks from '#domain/genuine/backoffice/entry-locks.ts'
import { countOpenReports } from '#domain/genuine/backoffice/open-reports.ts'
import * as reports from '#domain/genuine/backoffice/reports.ts'
import { traceCode as traceEndpoint } from '#domain/genuine/backoffice/trace.ts'
import { route, type App } from '../../platform/http/app.ts'
import { noteReport, replyToReporter } from './answer-report.ts'
import { batchFileRoutes } from './batch-files.ts'
import { serveCodeBatches } from './batches.ts'
import { activateCodes, recallCodes } from './move-batch.ts'
import { countOpen, listReportPeople } from './report-desk-queries.ts'
import { endEntryLock, listEntryLocks } from './entry-locks.ts'
import { getReportMap } from './report-map.ts'
import { reportPhotoRoute } from './report-photo.ts'
import { serveCounterfeitReports } from './reports.ts'
import { traceCode, traceTry } from './trace-code.ts'

/** Codes, batches and counterfeit reports at the desk. */
export function genuineDeskRoutes(app: App): void {
  route(app, traceEndpoint, traceCode)
  route(app, traceTryEndpoint, traceTry)
  batchFileRoutes(app)
  serveCodeBatches(app)
  route(app, batches.activateCodes, activateCodes)
  route(app, batches.recallCodes, recallCodes)
  route(app, reports.listReportPeople, ({ db }) => listReportPeople(db))
  route(app, reports.getReportMap, getReportMap)
  route(app, countOpenReports, ({ db }) => countOpen(db))
  serveCounterfeitReports(app)
  route(app, reports.noteReport, noteReport)
  route(app, reports.replyToReporter, replyToReporter)
  reportPhotoRoute(app)
  route(app, entryLocks.listEntryLocks, listEntryLocks)
  route(app, entryLocks.endEntryLock, endEntryLock)
}
