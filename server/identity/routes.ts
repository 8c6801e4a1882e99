import * as api from '#domain/identity/api.ts'
import { Refusal } from '#domain/errors.ts'
import { route, type App } from '../platform/http/app.ts'

export function identityRoutes(app: App): void {
  route(app, api.login, notYet)
  route(app, api.logout, notYet)
  route(app, api.getSession, notYet)
  route(app, api.getUser, notYet)
  route(app, api.postUser, notYet)
  route(app, api.checkPhone, notYet)
  route(app, api.sendRegisterCode, notYet)
  route(app, api.submitRegisterCode, notYet)
  route(app, api.register, notYet)
  route(app, api.sendForgotPasswordCode, notYet)
  route(app, api.submitForgotPasswordCode, notYet)
  route(app, api.resetPassword, notYet)
  route(app, api.changePassword, notYet)
  route(app, api.updateUser, notYet)
  route(app, api.listAddresses, notYet)
  route(app, api.addAddress, notYet)
  route(app, api.editAddress, notYet)
  route(app, api.removeAddress, notYet)
  route(app, api.makeDefaultAddress, notYet)
  route(app, api.getConsents, notYet)
  route(app, api.changeConsents, notYet)
  route(app, api.listSessions, notYet)
  route(app, api.endSession, notYet)
  route(app, api.endOtherSessions, notYet)
  route(app, api.listEvents, notYet)
  route(app, api.exportData, notYet)
  route(app, api.askDeletion, notYet)
  route(app, api.cancelDeletion, notYet)
  route(app, api.getMasterData, notYet)
}

/** Being written. */
async function notYet(): Promise<never> {
  throw new Refusal('notFound')
}
