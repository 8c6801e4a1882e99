import * as api from '#domain/employee/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { serveEmployees } from './backoffice.ts'
import { checkStaffIncentive } from './check-incentive.ts'
import { verifyStaffPhone } from './verify-phone.ts'

export function employeeRoutes(app: App): void {
  route(app, api.checkStaffIncentive, checkStaffIncentive)
  route(app, api.verifyStaffPhone, verifyStaffPhone)
  serveEmployees(app)
}
