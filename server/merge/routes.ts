import * as api from '#domain/merge/backoffice/merges.ts'
import { route, type App } from '../platform/http/app.ts'
import { approveMerge, cancelMerge, carryOutMerge, previewMerge } from './end-merge.ts'
import { serveMerges } from './merges.ts'
import { proveByCode, proveByWords, sendMergeCode } from './prove-phone.ts'
import { startMerge } from './start-merge.ts'

export function mergeRoutes(app: App): void {
  serveMerges(app)
  route(app, api.startMerge, startMerge)
  route(app, api.previewMerge, previewMerge)
  route(app, api.sendMergeCode, sendMergeCode)
  route(app, api.proveByCode, proveByCode)
  route(app, api.proveByWords, proveByWords)
  route(app, api.carryOutMerge, carryOutMerge)
  route(app, api.approveMerge, approveMerge)
  route(app, api.cancelMerge, cancelMerge)
}
