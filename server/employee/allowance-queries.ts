import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

export interface EmployeeAllowance {
  active: boolean
  /** The Vietnam day of the order that holds the turn, and the phone that placed it; null for none. */
  usedOn: VietnamDay | null
  usedBy: string | null
}

/** The employee behind a phone; null when it is nobody's. */
export async function findTurn(db: Db, phone: string): Promise<EmployeeAllowance | null> {
  const rows = await queryRows<EmployeeAllowance>(
    db,
    `select e.active, e.incentive_on as "usedOn", i.phone as "usedBy"
     from employee_phone p join employee e on e.id = p.employee_id
       left join employee_incentive i on i.order_code = e.incentive_order
     where p.phone = $1`,
    [phone],
  )
  return rows[0] ?? null
}

export interface TurnTaken {
  phone: string
  orderCode: string
  /** Đồng that the staff price takes off. */
  saved: number
  today: VietnamDay
  /** Days between two orders at the staff price. */
  period: number
  at: Date
}

/** One conditional update of the employee's row: of many orders at once, one gets the turn. */
export async function takeTurn(trx: Db, turn: TurnTaken): Promise<boolean> {
  const taken = await queryRows(
    trx,
    `with turn as (
       update employee e set incentive_on = $3::date, incentive_order = $2
       from employee_phone p
       where p.phone = $1 and e.id = p.employee_id and e.active
         and (e.incentive_on is null or e.incentive_on + $4::int <= $3::date)
       returning e.id
     )
     insert into employee_incentive (employee_id, phone, order_code, saved, placed_at)
     select id, $1, $2, $5, $6 from turn returning id`,
    [turn.phone, turn.orderCode, turn.today, turn.period, turn.saved, turn.at],
  )
  return taken.length === 1
}

/** Gives the turn of a cancelled order back, once; a later order's turn is left alone. */
export async function freeTurn(trx: Db, orderCode: string, at: Date): Promise<void> {
  await queryRows(
    trx,
    `with freed as (
       update employee_incentive set freed_at = $2 where order_code = $1 and freed_at is null
       returning employee_id
     )
     update employee e set incentive_on = null, incentive_order = null
     from freed where e.id = freed.employee_id and e.incentive_order = $1`,
    [orderCode, at],
  )
}

/** Whether an employee who still works here has the phone. */
export async function hasActiveEmployee(db: Db, phone: string): Promise<boolean> {
  const found = await queryRows(
    db,
    `select from employee_phone p join employee e on e.id = p.employee_id
     where p.phone = $1 and e.active`,
    [phone],
  )
  return found.length > 0
}

export interface IncentiveOrder {
  order_code: string
  placed_at: Date
  phone: string
  saved: number
  freed: boolean
}

/** Orders at the staff price, newest first. */
export function listIncentives(
  db: Db,
  employeeId: number,
  limit: number,
): Promise<IncentiveOrder[]> {
  return queryRows<IncentiveOrder>(
    db,
    `select order_code, placed_at, phone, saved, freed_at is not null as freed
     from employee_incentive where employee_id = $1 order by id desc limit $2`,
    [employeeId, limit],
  )
}
