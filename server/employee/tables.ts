import type { Generated } from 'kysely'

export interface EmployeeTables {
  employee: {
    id: Generated<number>
    number: string
    name: string
    active: Generated<boolean>
    /** Vietnam day and code of the order that holds the turn at the staff price. */
    incentive_on: string | null
    incentive_order: string | null
    created_at: Date
    version: Generated<number>
  }
  employee_phone: { phone: string; employee_id: number; added_at: Date }
  employee_incentive: {
    id: Generated<number>
    employee_id: number
    phone: string
    order_code: string
    saved: number
    placed_at: Date
    freed_at: Date | null
  }
}
