import type { ParsedInput } from '#domain/contract.ts'
import { maxPhones } from '#domain/employee/fields.ts'
import type * as api from '#domain/employee/desk/api.ts'
import { employeeTexts as texts } from '#domain/employee/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit } from '../../staff/index.ts'
import { givePhones } from '../save-employee.ts'
import { readEmployee } from './list-employees.ts'
import { deletePhone, findRow, lockRow } from './store.ts'

type PhoneChange = ParsedInput<typeof api.addEmployeePhone>

export function addEmployeePhone(
  ctx: Context,
  input: PhoneChange,
  caller: Caller,
): Promise<api.Employee> {
  return changePhones(ctx, input, caller, texts.phoneAdded, async (trx, phones) => {
    if (phones.length >= maxPhones) {
      throw new Refusal('conflict', { fields: { phone: texts.manyPhones(maxPhones) } })
    }
    await givePhones(trx, { id: input.id, phones: [input.phone], at: ctx.clock.now() })
  })
}

/** The orders that were placed with it stay the employee's. */
export function removeEmployeePhone(
  ctx: Context,
  input: PhoneChange,
  caller: Caller,
): Promise<api.Employee> {
  return changePhones(ctx, input, caller, texts.phoneRemoved, async (trx) => {
    if (!(await deletePhone(trx, input.id, input.phone))) throw new Refusal('notFound')
  })
}

async function changePhones(
  ctx: Context,
  { id, reason }: PhoneChange,
  caller: Caller,
  action: string,
  change: (trx: Db, phones: readonly string[]) => Promise<void>,
): Promise<api.Employee> {
  await ctx.db.transaction().execute(async (trx) => {
    const before = await lockRow(trx, id)
    if (!before) throw new Refusal('notFound')
    await change(trx, before.phones)
    const after = await findRow(trx, id)
    const phones = { before: { phones: before.phones }, after: { phones: after!.phones } }
    const subject = { kind: 'employee', id } as const
    await recordAudit(ctx, trx, caller, { action, subject, reason, ...phones })
  })
  return readEmployee(ctx, id)
}
