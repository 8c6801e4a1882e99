import { EmployeeScreen } from '#web/backoffice/employees/employee-screen.tsx'
import { employeeTexts as texts } from '#web/backoffice/employees/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'

export { noLoader as loader }

export const handle = backofficeHandle(texts.title)

export const Component = EmployeeScreen
