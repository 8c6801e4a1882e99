import * as api from '#domain/employee/api.ts'
import * as desk from '#domain/employee/desk/api.ts'
import { route, type App } from '../platform/http/app.ts'
import { checkStaffIncentive } from './check-incentive.ts'
import { addEmployee, changeEmployee } from './desk/change-employees.ts'
import { addEmployeePhone, removeEmployeePhone } from './desk/change-phones.ts'
import { importEmployees } from './desk/import-employees.ts'
import { getEmployee, listEmployees } from './desk/list-employees.ts'
import { verifyStaffPhone } from './verify-phone.ts'

export function employeeRoutes(app: App): void {
  route(app, api.checkStaffIncentive, checkStaffIncentive)
  route(app, api.verifyStaffPhone, verifyStaffPhone)
  route(app, desk.listEmployees, listEmployees)
  route(app, desk.getEmployee, getEmployee)
  route(app, desk.addEmployee, addEmployee)
  route(app, desk.changeEmployee, changeEmployee)
  route(app, desk.addEmployeePhone, addEmployeePhone)
  route(app, desk.removeEmployeePhone, removeEmployeePhone)
  route(app, desk.importEmployees, importEmployees)
}
