import * as adjustments from '#domain/loyalty/backoffice/adjustments.ts'
import { endMembershipLock as endEndpoint } from '#domain/loyalty/backoffice/locks.ts'
import { countAdjustments as countEndpoint } from '#domain/loyalty/backoffice/waiting.ts'
import { route, type App } from '../platform/http/app.ts'
import { serveAdjustments } from './backoffice/adjustments.ts'
import {
  approveAdjustment,
  countAdjustments,
  declineAdjustment,
  findAdjusted,
  proposeAdjustment,
  withdrawAdjustment,
} from './backoffice/decide-adjustment.ts'
import { endMembershipLock } from './backoffice/end-lock.ts'
import { serveMembershipLocks } from './backoffice/locks.ts'
import { serveProgrammes } from './backoffice/programmes.ts'

/** Points by hand and locked memberships, at the desk. */
export function loyaltyRoutes(app: App): void {
  route(app, countEndpoint, countAdjustments)
  serveAdjustments(app)
  route(app, adjustments.findAdjusted, findAdjusted)
  route(app, adjustments.proposeAdjustment, proposeAdjustment)
  route(app, adjustments.approveAdjustment, approveAdjustment)
  route(app, adjustments.declineAdjustment, declineAdjustment)
  route(app, adjustments.withdrawAdjustment, withdrawAdjustment)
  serveMembershipLocks(app)
  serveProgrammes(app)
  route(app, endEndpoint, endMembershipLock)
}
