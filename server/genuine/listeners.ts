import type { Listeners } from '../platform/jobs/work.ts'
import { tellReporter } from './backoffice/answer-report.ts'
import { issueAsked } from './backoffice/issue-asked.ts'

export const genuineListeners: Listeners = {
  'codes.issueAsked': {
    issueBatch: (ctx, payload) => issueAsked(ctx, Number(payload.batchId)),
  },
  'counterfeit.replied': {
    tellReporter: (ctx, payload) => tellReporter(ctx, Number(payload.noteId)),
  },
}
