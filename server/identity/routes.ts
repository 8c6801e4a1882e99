import * as api from '#domain/identity/api.ts'
import * as addressApi from '#domain/identity/addresses/api.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import * as registration from '#domain/identity/registration/api.ts'
import { route, type App } from '../platform/http/app.ts'
import {
  addAddress,
  editAddress,
  listAddresses,
  makeDefaultAddress,
  removeAddress,
} from './addresses.ts'
import { changePassword } from './change-password.ts'
import { changeConsents, getConsents } from './consents.ts'
import { askDeletion, cancelDeletion } from './deletion.ts'
import { endOtherSessions, endSession, listEvents, listSessions } from './devices.ts'
import { mailEndRoutes } from './end-mail.ts'
import {
  resetPassword,
  sendForgotPasswordCode,
  submitForgotPasswordCode,
} from './forgot-password.ts'
import { addPushDevice, getPushDevices, removePushDevice } from './push/devices.ts'
import { getMasterData } from './get-master-data.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { checkPhone, getSession, getUser, updateUser } from './profile.ts'
import {
  getRegistrationRules,
  register,
  registerShort,
  sendRegisterCode,
  submitRegisterCode,
} from './register.ts'

/** `exportData` is served by `question`, which knows all that belongs into it. */
export function identityRoutes(app: App): void {
  route(app, api.login, login)
  route(app, api.logout, logout)
  route(app, api.getSession, getSession)
  route(app, api.getUser, getUser)
  route(app, api.postUser, getUser)
  route(app, api.checkPhone, checkPhone)
  route(app, api.sendRegisterCode, sendRegisterCode)
  route(app, api.submitRegisterCode, submitRegisterCode)
  route(app, api.register, register)
  route(app, registration.registerShort, registerShort)
  route(app, registration.getRegistrationRules, getRegistrationRules)
  route(app, api.sendForgotPasswordCode, sendForgotPasswordCode)
  route(app, api.submitForgotPasswordCode, submitForgotPasswordCode)
  route(app, api.resetPassword, resetPassword)
  route(app, api.changePassword, changePassword)
  route(app, api.updateUser, updateUser)
  route(app, addressApi.listAddresses, listAddresses)
  route(app, addressApi.addAddress, addAddress)
  route(app, addressApi.editAddress, editAddress)
  route(app, addressApi.removeAddress, removeAddress)
  route(app, addressApi.makeDefaultAddress, makeDefaultAddress)
  route(app, accountData.getConsents, getConsents)
  route(app, accountData.changeConsents, changeConsents)
  route(app, accountData.listSessions, listSessions)
  route(app, accountData.endSession, endSession)
  route(app, accountData.endOtherSessions, endOtherSessions)
  route(app, accountData.listEvents, listEvents)
  route(app, accountData.getPushDevices, getPushDevices)
  route(app, accountData.addPushDevice, addPushDevice)
  route(app, accountData.removePushDevice, removePushDevice)
  route(app, accountData.askDeletion, askDeletion)
  route(app, accountData.cancelDeletion, cancelDeletion)
  route(app, api.getMasterData, getMasterData)
  mailEndRoutes(app)
}
