import type { Check } from '../platform/check.ts'

/** What must always be true of employees and their turns. */
export const employeeChecks: readonly Check[] = [
  {
    name: "an employee's turn is held by one of their orders that is not freed",
    query: `
      select e.number as found from employee e
      where e.incentive_order is not null and not exists (select from employee_incentive i
        where i.order_code = e.incentive_order and i.employee_id = e.id and i.freed_at is null)`,
  },
]
