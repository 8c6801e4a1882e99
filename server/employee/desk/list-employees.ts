import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/employee/desk/api.ts'
import { Refusal } from '#domain/errors.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../../context.ts'
import { nextTurnOn } from '../check-incentive.ts'
import { readIncentiveSettings } from '../incentive-settings.ts'
import { findRow, listIncentives, listRows, type EmployeeRow } from './store.ts'

const mostOrders = 100

export async function listEmployees(
  ctx: Context,
  { q = '', state, page, limit }: ParsedInput<typeof api.listEmployees>,
): Promise<Output<typeof api.listEmployees>> {
  const { rows, total } = await listRows(
    ctx.db,
    { ...searchOf(q), active: state ? state === 'active' : null },
    { limit, offset: (page - 1) * limit },
  )
  const { period } = await readIncentiveSettings(ctx)
  const items = rows.map((row) => toEmployee(row, period, ctx.clock.today()))
  return toPage(items, total, page, limit)
}

/** From this many digits on they may be the end of a phone. */
const fewestDigits = 3

function searchOf(q: string) {
  const digits = normalizePhone(q)
  const isPhone = /^\d+$/.test(digits) && digits.length >= fewestDigits
  return {
    number: q ? q.toUpperCase() : null,
    words: foldVietnamese(q) || null,
    phoneEnd: isPhone ? [...digits].toReversed().join('') : null,
  }
}

export async function getEmployee(
  ctx: Context,
  { id }: ParsedInput<typeof api.getEmployee>,
): Promise<Output<typeof api.getEmployee>> {
  const employee = await readEmployee(ctx, id)
  const orders = await listIncentives(ctx.db, id, mostOrders)
  return {
    employee,
    orders: orders.map(({ placed_at, saved, ...order }) => ({
      ...order,
      placed_at: toVietnamIso(placed_at),
      saved: vnd(saved),
    })),
  }
}

/** An employee as the desk shows them; refuses `notFound`. */
export async function readEmployee(ctx: Context, id: number): Promise<api.Employee> {
  const row = await findRow(ctx.db, id)
  if (!row) throw new Refusal('notFound')
  const { period } = await readIncentiveSettings(ctx)
  return toEmployee(row, period, ctx.clock.today())
}

function toEmployee(
  { usedOn, ...row }: EmployeeRow & { total?: number },
  period: number,
  today: string,
): api.Employee {
  const { id, number, name, active, phones } = row
  const nextDate = nextTurnOn(usedOn, period, today)
  return { id, number, name, active, phones, ...(nextDate ? { next_date: nextDate } : {}) }
}
