import {
  createOwner as createOwnerDefinition,
  openSetup as openSetupDefinition,
} from '#domain/opening/api.ts'
import * as api from '#domain/staff/api.ts'
import { resetStaff as resetDefinition } from '#domain/staff/backoffice.ts'
import { route, type App } from '../platform/http/app.ts'
import { acceptInvitation } from './accept-invitation.ts'
import type { AccountKind } from './account-kind.ts'
import { changePassword } from './change-password.ts'
import { backofficeAccounts } from './backoffice-account.ts'
import { getSession } from './get-session.ts'
import { liveRoute } from './live-route.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { openInvitation } from './open-invitation.ts'
import { createOwner, openSetup } from './setup/create-owner.ts'
import { resetStaff } from './reset-staff.ts'
import { startLogin } from './start-login.ts'

/** `others` log in by the same call: kinds of account that modules above this one know. */
export function staffRoutes(app: App, others: readonly AccountKind[] = []): void {
  const kinds = [backofficeAccounts, ...others]
  route(app, api.loginStaff, (ctx, input, caller) => login(ctx, kinds, input, caller))
  route(app, api.startStaffLogin, (ctx, input, caller) => startLogin(ctx, kinds, input, caller))
  route(app, api.logoutStaff, logout)
  route(app, api.getStaffSession, getSession)
  route(app, api.openInvitation, openInvitation)
  route(app, api.acceptInvitation, acceptInvitation)
  route(app, openSetupDefinition, openSetup)
  route(app, createOwnerDefinition, createOwner)
  route(app, api.changeStaffPassword, changePassword)
  route(app, resetDefinition, resetStaff)
  liveRoute(app)
}
