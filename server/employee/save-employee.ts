import { employeeTexts as texts } from '#domain/employee/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Db } from '../platform/db.ts'
import {
  deleteOtherPhones,
  findOwners,
  insertEmployee,
  insertPhones,
  updateEmployee,
} from './save-queries.ts'

export interface NewEmployee {
  number: string
  name: string
  active?: boolean
  phones: readonly string[]
  at: Date
}

/** Adds an employee; a number or a phone that is taken is refused by field (`conflict`). Gives the id. */
export async function saveEmployee(trx: Db, employee: NewEmployee): Promise<number> {
  const id = await insertEmployee(trx, { active: true, ...employee })
  if (id === null) throw new Refusal('conflict', { fields: { number: texts.numberTaken } })
  await givePhones(trx, { id, phones: employee.phones, at: employee.at })
  return id
}

/** Changes an employee of that version; false when there is none. A phone of another is refused by field. */
export async function changeEmployee(
  trx: Db,
  at: { id: number; version: number },
  { phones, ...fields }: Required<NewEmployee>,
): Promise<boolean> {
  if (!(await updateEmployee(trx, at, fields))) return false
  await deleteOtherPhones(trx, { id: at.id, phones })
  await givePhones(trx, { id: at.id, phones, at: fields.at })
  return true
}

/** Gives phones to an employee; one that is theirs already is no matter, one of another refuses all. */
async function givePhones(
  trx: Db,
  { id, phones, at }: { id: number; phones: readonly string[]; at: Date },
): Promise<void> {
  if (phones.length === 0) return
  await insertPhones(trx, { id, phones, at })
  const owners = await findOwners(trx, phones)
  const foreign = owners.find((owner) => owner.employeeId !== id)
  if (!foreign) return
  const message = texts.phoneTaken(foreign.phone, foreign.number)
  throw new Refusal('conflict', { message, fields: { phones: message } })
}
