import { z } from 'zod'
import { fieldMessages } from '../kernel/field-messages.ts'
import { employeeTexts as texts } from './texts.ts'

/** More phones than anybody has. */
export const maxPhones = 10

/** The company's number of an employee: capitals, digits, dot, dash; 2 to 20. */
export const employeeNumberField = z
  .string({ error: fieldMessages.required })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9.-]{1,19}$/, texts.numberFormat)
