import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/employee/desk/api.ts'
import { employeeTexts as texts } from '#domain/employee/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { saveEmployee } from '../save-employee.ts'
import { readEmployee } from './list-employees.ts'
import { lockRow, updateRow } from './store.ts'

export async function addEmployee(
  ctx: Context,
  { reason, ...fields }: ParsedInput<typeof api.addEmployee>,
  caller: Caller,
): Promise<api.Employee> {
  const id = await ctx.db.transaction().execute(async (trx) => {
    const added = await saveEmployee(trx, { ...fields, at: ctx.clock.now() })
    const subject = { kind: 'employee', id: added } as const
    await recordAudit(ctx, trx, caller, { action: texts.added, subject, reason, after: fields })
    return added
  })
  return readEmployee(ctx, id)
}

export async function changeEmployee(
  ctx: Context,
  { id, reason, ...fields }: ParsedInput<typeof api.changeEmployee>,
  caller: Caller,
): Promise<api.Employee> {
  await ctx.db.transaction().execute(async (trx) => {
    const row = await lockRow(trx, id)
    if (!row) throw new Refusal('notFound')
    await updateRow(trx, { id, ...fields }).catch(refuseTaken)
    const { number, name, active } = row
    const change = { before: { number, name, active }, after: fields }
    const subject = { kind: 'employee', id } as const
    await recordAudit(ctx, trx, caller, { action: texts.changed, subject, reason, ...change })
  })
  return readEmployee(ctx, id)
}

/** The database knows which numbers are taken. */
function refuseTaken(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint !== 'employee_number_key') throw error
  throw new Refusal('conflict', { fields: { number: texts.numberTaken } })
}
