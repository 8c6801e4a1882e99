/** The company's own people and their turn at the staff price. */
export { employeeChecks } from './checks.ts'
export { saveEmployee } from './save-employee.ts'
export { freeStaffTurn, takeStaffTurn, type StaffOrder } from './staff-turn.ts'
export { hasActiveEmployee } from './turn-store.ts'
