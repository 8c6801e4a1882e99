import { deskHandle, noLoader } from '#web/features/desk/desk-handle.ts'
import { EmployeesScreen } from '#web/features/desk/employees/EmployeesScreen.tsx'
import { employeeTexts as texts } from '#web/features/desk/employees/texts.ts'

export { noLoader as loader }

export const handle = deskHandle(texts.title)

export const Component = EmployeesScreen
