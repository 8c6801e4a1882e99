import { sql } from 'kysely'
import { employees, type Employee, type EmployeeRecord } from '#domain/employee/backoffice.ts'
import {
  employeeColumns as columns,
  employeesFile,
  employeeStates,
  employeeTexts as texts,
} from '#domain/employee/texts.ts'
import { toVietnamIso, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Phone } from '#domain/kernel/phone.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { App } from '../platform/http/app.ts'
import {
  choiceColumn,
  hasPhoneEnd,
  type Handlers,
  listColumn,
  listQuery,
  partOf,
  phoneCell,
  recordKind,
  serveResource,
  textColumn,
  wordsOf,
} from '../resource/index.ts'
import { listIncentives } from './allowance-queries.ts'
import { nextTurnOn } from './check-incentive.ts'
import { readIncentiveSettings } from './incentive-settings.ts'
import { changeEmployee, saveEmployee } from './save-employee.ts'

const maxOrders = 100

export function serveEmployees(app: App): void {
  serveResource(app, employees, handlers)
}

const handlers: Handlers<typeof employees> = {
  mayBeBehind: true,
  texts,
  taken: { employee_number_key: { number: texts.numberTaken } },
  list: async (ctx, asked) => {
    const { rows, total } = await list(ctx.db, asked)
    return { rows: await toEmployees(ctx, rows), total }
  },
  get: getEmployee,
  getFields: async (ctx, id) => {
    const row = await rowsOf(ctx.db).where('e.id', '=', id).executeTakeFirst()
    if (!row) return null
    const { usedOn: _, ...fields } = row
    return fields
  },
  create: (ctx, fields) => saveEmployee(ctx.db, { ...fields, at: ctx.clock.now() }),
  change: (ctx, at, fields) => changeEmployee(ctx.db, at, { ...fields, at: ctx.clock.now() }),
  describe: ({ number, name, phones }) => ({
    title: `${number} · ${name}`,
    text: phones.join(', '),
  }),
  actions: {
    activate: { action: texts.activated, set: () => ({ active: true }) },
    deactivate: { action: texts.deactivated, set: () => ({ active: false }) },
  },
  table: {
    file: employeesFile,
    columns: {
      number: textColumn(columns.number),
      name: textColumn(columns.name),
      phones: listColumn(columns.phones, phoneCell),
      active: choiceColumn(columns.active, employeeStates),
    },
    key: 'number',
    defaults: { active: true, phones: [] },
    titleOf: ({ number, name }) => `${number} · ${name}`,
    listByKeys: async (ctx, numbers) =>
      toEmployees(ctx, await rowsOf(ctx.db).where('e.number', 'in', numbers).execute()),
  },
}

export const employeeRecords = recordKind(employees, handlers)

function rowsOf(db: Db) {
  return db
    .selectFrom('employee as e')
    .select(['e.id', 'e.version', 'e.number', 'e.name', 'e.active', 'e.incentive_on as usedOn'])
    .select(
      sql<Phone[]>`(select coalesce(json_agg(p.phone order by p.added_at, p.phone), '[]')
        from employee_phone p where p.employee_id = e.id)`.as('phones'),
    )
}

const list = listQuery(employees, {
  rows: rowsOf,
  search: [
    partOf('e.number'),
    wordsOf('e.name'),
    (_, q) => {
      const isEnd = hasPhoneEnd(sql.ref('p.phone'), q)
      return (
        isEnd && sql`exists (select from employee_phone p where p.employee_id = e.id and ${isEnd})`
      )
    },
  ],
  filters: { state: (row, state) => row('e.active', '=', state === 'active') },
  sorts: { number: 'e.number', name: sql`vn_fold(e.name)` },
  tie: 'e.id',
})

async function getEmployee(ctx: Context, id: number): Promise<EmployeeRecord | null> {
  const rows = await rowsOf(ctx.db).where('e.id', '=', id).execute()
  const [employee] = await toEmployees(ctx, rows)
  if (!employee) return null
  const orders = await listIncentives(ctx.db, id, maxOrders)
  return {
    ...employee,
    orders: orders.map(({ placed_at, saved, ...order }) => ({
      ...order,
      placed_at: toVietnamIso(placed_at),
      saved: vnd(saved),
    })),
  }
}

type Row = Omit<Employee, 'next_date'> & { usedOn: VietnamDay | null }

async function toEmployees(ctx: Context, rows: readonly Row[]): Promise<Employee[]> {
  const { period } = await readIncentiveSettings(ctx)
  return rows.map(({ usedOn, ...row }) => {
    const nextDate = nextTurnOn(usedOn, period, ctx.clock.today())
    return { ...row, ...(nextDate ? { next_date: nextDate } : {}) }
  })
}
