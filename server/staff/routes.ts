import * as api from '#domain/staff/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { acceptInvitation } from './accept-invitation.ts'
import type { AccountKind } from './account-kind.ts'
import { changePassword } from './change-password.ts'
import { changeStaff } from './change-staff.ts'
import { deskAccounts } from './desk-account.ts'
import { getSession } from './get-session.ts'
import { inviteStaff } from './invite-staff.ts'
import { listAudit } from './list-audit.ts'
import { listStaff } from './list-staff.ts'
import { liveRoute } from './live-route.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { openInvitation } from './open-invitation.ts'
import { resetStaff } from './reset-staff.ts'

/** `others` log in by the same call: kinds of account that modules above this one know. */
export function staffRoutes(app: App, others: readonly AccountKind[] = []): void {
  const kinds = [deskAccounts, ...others]
  route(app, api.loginStaff, (ctx, input, caller) => login(ctx, kinds, input, caller))
  route(app, api.logoutStaff, logout)
  route(app, api.getStaffSession, getSession)
  route(app, api.openInvitation, openInvitation)
  route(app, api.acceptInvitation, acceptInvitation)
  route(app, api.changeStaffPassword, changePassword)
  route(app, api.listStaff, listStaff)
  route(app, api.inviteStaff, inviteStaff)
  route(app, api.changeStaff, changeStaff)
  route(app, api.resetStaff, resetStaff)
  route(app, api.listAudit, listAudit)
  liveRoute(app)
}
