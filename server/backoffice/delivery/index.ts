import type { App } from '../../platform/http/app.ts'
import { serveCarrierRules } from './carrier-rules.ts'
import { serveEstimates } from './estimates.ts'
import { serveFeeRules } from './fee-rules.ts'
import { serveLeadTimes } from './lead-times.ts'

export { carrierRuleRecords } from './carrier-rules.ts'
export { estimateRecords } from './estimates.ts'
export { feeRuleRecords } from './fee-rules.ts'
export { leadTimeRecords } from './lead-times.ts'

/** How goods get to people: days, what it costs, who carries them. */
export function deliveryRoutes(app: App): void {
  serveEstimates(app)
  serveLeadTimes(app)
  serveFeeRules(app)
  serveCarrierRules(app)
}
