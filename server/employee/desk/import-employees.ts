import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/employee/desk/api.ts'
import { maxPhones } from '#domain/employee/fields.ts'
import { employeeTexts, importTexts as texts } from '#domain/employee/texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { recordAudit } from '../../staff/index.ts'
import { givePhones, saveEmployee } from '../save-employee.ts'
import { findOwners } from '../save-store.ts'
import { readEmployeeCsv, type LineError, type ListedEmployee } from './read-employee-csv.ts'
import { listByNumbers, updateRow, type EmployeeRow } from './store.ts'

type Answer = Output<typeof api.importEmployees>

/** All employees of a file or, with one wrong line, none. What changed meanwhile is `conflict`. */
export async function importEmployees(
  ctx: Context,
  input: ParsedInput<typeof api.importEmployees>,
  caller: Caller,
): Promise<Answer> {
  const { employees, errors } = readEmployeeCsv(input.csv)
  return ctx.db.transaction().execute(async (trx) => {
    const plan = await planImport(trx, employees)
    const found = [...errors, ...plan.errors].toSorted((one, other) => one.line - other.line)
    const applied = !input.dry_run && found.length === 0
    if (applied) await applyPlan(ctx, trx, plan.steps, input.reason, caller)
    return { applied, employees: plan.steps.map(toImported), errors: found }
  })
}

interface Step {
  listed: ListedEmployee
  /** Null for a new one. */
  known: EmployeeRow | null
  outcome: 'added' | 'changed' | 'unchanged'
  newPhones: string[]
}

async function planImport(
  trx: Db,
  listed: readonly ListedEmployee[],
): Promise<{ steps: Step[]; errors: LineError[] }> {
  const rows = await listByNumbers(
    trx,
    listed.map(({ number }) => number),
  )
  const known = new Map(rows.map((row) => [row.number, row]))
  const steps = listed.map((employee) => stepOf(employee, known.get(employee.number) ?? null))
  const owners = await findOwners(
    trx,
    steps.flatMap(({ newPhones }) => newPhones),
  )
  return { steps, errors: steps.flatMap((step) => errorsOf(step, owners)) }
}

function stepOf(listed: ListedEmployee, known: EmployeeRow | null): Step {
  const newPhones = listed.phones.filter((phone) => !known?.phones.includes(phone))
  const differs =
    known !== null &&
    (known.name !== listed.name || (listed.active !== null && known.active !== listed.active))
  const changes = differs || newPhones.length > 0
  return { listed, known, newPhones, outcome: !known ? 'added' : changes ? 'changed' : 'unchanged' }
}

function errorsOf(
  { listed, known, newPhones }: Step,
  owners: readonly { phone: string; number: string }[],
): LineError[] {
  const { line } = listed
  const taken = owners
    .filter(({ phone }) => newPhones.includes(phone))
    .map(({ phone, number }) => ({ line, message: texts.phoneTaken(phone, number) }))
  const count = (known?.phones.length ?? 0) + newPhones.length
  return count > maxPhones ? [...taken, { line, message: texts.manyPhones(maxPhones) }] : taken
}

async function applyPlan(
  ctx: Context,
  trx: Db,
  steps: readonly Step[],
  reason: string,
  caller: Caller,
): Promise<void> {
  const at = ctx.clock.now()
  for (const { listed, known, newPhones, outcome } of steps) {
    const { number, name, phones } = listed
    const active = listed.active ?? known?.active ?? true
    if (!known) await saveEmployee(trx, { number, name, active, phones, at })
    if (known && outcome === 'changed') {
      await updateRow(trx, { id: known.id, number, name, active })
      await givePhones(trx, { id: known.id, phones: newPhones, at })
    }
  }
  const numbers = (wanted: Step['outcome']) =>
    steps.filter(({ outcome }) => outcome === wanted).map(({ listed }) => listed.number)
  await recordAudit(ctx, trx, caller, {
    action: employeeTexts.imported,
    subject: { kind: 'employee', id: 'import' },
    reason,
    after: { added: numbers('added'), changed: numbers('changed') },
  })
}

function toImported({ listed, outcome, newPhones }: Step): Answer['employees'][number] {
  const { line, number, name } = listed
  return { line, number, name, outcome, phones_added: newPhones }
}
