/** The company's own people and their turn at the staff price. */
export { employeeRecords } from './backoffice.ts'
export { employeeChecks } from './checks.ts'
export { saveEmployee } from './save-employee.ts'
export { releaseStaffAllowance, takeStaffAllowance, type StaffOrder } from './staff-allowance.ts'
export { hasActiveEmployee } from './allowance-queries.ts'
