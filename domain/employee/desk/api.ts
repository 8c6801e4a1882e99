import { z } from 'zod'
import { endpoint, pageInput, pageOf } from '../../contract.ts'
import { dayField, fullNameField, phoneField, textField, vndField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'
import { employeeNumberField, maxPhones } from '../fields.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const phones = z.array(phoneField).max(maxPhones)

export const employeeSchema = z.object({
  id: z.int(),
  /** The company's own: `NV0012`. */
  number: z.string(),
  name: z.string(),
  active: z.boolean(),
  /** Whole, oldest first; one phone belongs to one employee. */
  phones: z.array(z.string()),
  /** The Vietnam day from which the next order at the staff price is possible; missing for at once. */
  next_date: dayField.optional(),
})
export type Employee = z.output<typeof employeeSchema>

export const listEmployees = endpoint({
  method: 'GET',
  path: '/admin/employees',
  actor: 'staff:employees.read',
  summary: 'Employees by number, searched and page after page',
  input: z.object({
    /** Part of the number, of the name (without accents too), or a phone (whole or its end). */
    q: textField(80).optional(),
    state: z.enum(['active', 'inactive']).optional(),
    ...pageInput,
  }),
  output: pageOf(employeeSchema),
  errors: [],
})

export const getEmployee = endpoint({
  method: 'GET',
  path: '/admin/employees/{id}',
  actor: 'staff:employees.read',
  summary: 'One employee with the orders at the staff price, newest first',
  input: z.object({ id }),
  output: z.object({
    employee: employeeSchema,
    /** At most 100. */
    orders: z.array(
      z.object({
        order_code: z.string(),
        placed_at: z.string(),
        phone: z.string(),
        /** Đồng that the staff price took off. */
        saved: vndField,
        /** The order was cancelled: the turn was given back. */
        freed: z.boolean(),
      }),
    ),
  }),
  errors: ['notFound'],
})

export const addEmployee = endpoint({
  method: 'POST',
  path: '/admin/employees',
  actor: 'staff:employees.edit',
  toldInPlace: true,
  summary: 'Add an employee; a number or phone that is taken is told per field',
  input: z.object({
    number: employeeNumberField,
    name: fullNameField,
    phones,
    reason: reasonField,
  }),
  output: employeeSchema,
  errors: ['conflict'],
})

export const changeEmployee = endpoint({
  method: 'PUT',
  path: '/admin/employees/{id}',
  actor: 'staff:employees.edit',
  toldInPlace: true,
  summary: 'Change number, name or whether somebody still works here',
  input: z.object({
    id,
    number: employeeNumberField,
    name: fullNameField,
    active: z.boolean(),
    reason: reasonField,
  }),
  output: employeeSchema,
  errors: ['notFound', 'conflict'],
})

export const addEmployeePhone = endpoint({
  method: 'POST',
  path: '/admin/employees/{id}/phones',
  actor: 'staff:employees.edit',
  toldInPlace: true,
  summary: 'Add a phone; one of another employee is refused',
  input: z.object({ id, phone: phoneField, reason: reasonField }),
  output: employeeSchema,
  errors: ['notFound', 'conflict'],
})

export const removeEmployeePhone = endpoint({
  method: 'POST',
  path: '/admin/employees/{id}/phones/remove',
  actor: 'staff:employees.edit',
  toldInPlace: true,
  summary: 'Take a phone from an employee; orders placed with it stay counted',
  input: z.object({ id, phone: phoneField, reason: reasonField }),
  output: employeeSchema,
  errors: ['notFound'],
})

/** What an import does with one employee; `line` is where the file first names the number. */
const importedEmployee = z.object({
  line: z.int(),
  number: z.string(),
  name: z.string(),
  outcome: z.enum(['added', 'changed', 'unchanged']),
  phones_added: z.array(z.string()),
})

export const importEmployees = endpoint({
  method: 'POST',
  path: '/admin/employees/import',
  actor: 'staff:employees.edit',
  toldInPlace: true,
  summary:
    'Add and change employees from a CSV text: all rows or, with one wrong row, none; a dry run tells what it would do',
  input: z.object({
    /**
     * Head: `Mã nhân viên, Họ tên, Số điện thoại, Trạng thái`; comma, semicolon or tab between cells.
     * Several phones in one cell (`;` or `/` between them, quoted) or in rows of the same number. State: empty
     * or `Đang làm`, `Đã nghỉ`. What the file does not name stays.
     */
    csv: z.string().min(1).max(1_000_000),
    dry_run: z.boolean(),
    reason: reasonField,
  }),
  output: z.object({
    /** False for a dry run, and when a row is wrong. */
    applied: z.boolean(),
    employees: z.array(importedEmployee),
    /** In Vietnamese; `line` counts the file's lines from 1, the head included. */
    errors: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
  errors: ['conflict'],
  bodyLimit: 2_000_000,
})
