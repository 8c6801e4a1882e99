import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { genuineCodeField } from '../code-field.ts'
import { readScannedCode } from '../scanned-code.ts'
import { reportStates } from './report-states.ts'
import { batchKinds, batchStates } from './batches.ts'

/** How a code stands: what whoever enters it now would learn. */
export const codeStates = [
  'unknown',
  'inactive',
  'free',
  'used',
  'returned',
  'recalled',
  'test',
] as const
export type CodeState = (typeof codeStates)[number]

const who = {
  /** Masked, or in full for whoever may see customers; empty where nobody is known. */
  phone: z.string(),
  loyalty_number: z.string(),
}
const where = {
  channel: z.enum(['member', 'store', 'guest', 'return']),
  place: z.string(),
  pharmacy_code: z.string().nullable(),
}

export const codeTrace = z.object({
  code_masked: z.string(),
  state: z.enum(codeStates),
  batch: z
    .object({
      id: z.int(),
      name: z.string(),
      kind: z.enum(batchKinds),
      state: z.enum(batchStates),
      boxes: z.int(),
      product_code: z.string(),
      product_name: z.string().nullable(),
      lot: z.string(),
      point: z.int(),
      product_expires_on: z.string().nullable(),
      earn_until: z.string().nullable(),
      recall_reason: z.string(),
      /** Its place in the printed list. */
      serial: z.int().nullable(),
    })
    .nullable(),
  use: z.object({ at: z.string(), point: z.int(), ...who, ...where }).nullable(),
  /** The ledger's lines about it, oldest first. */
  points: z.array(
    z.object({
      at: z.string(),
      change: z.int(),
      owed: z.int(),
      kind: z.enum(['given', 'takenBack']),
      loyalty_number: z.string(),
    }),
  ),
  /** Newest first, the last hundred. */
  attempts: z.array(
    z.object({
      at: z.string(),
      result: z.int(),
      phone: z.string(),
      ...where,
      /** Who stood at the counter. */
      user: z.string(),
    }),
  ),
  reports: z.array(
    z.object({ id: z.int(), reference: z.string(), state: z.enum(reportStates), at: z.string() }),
  ),
})
export type CodeTrace = z.output<typeof codeTrace>

/** A body, not an address: the code is in no log and no history of a browser. */
export const traceCode = endpoint({
  method: 'POST',
  path: '/admin/codes/trace',
  realm: 'staff',
  permission: 'codes.read',
  errorsShownInPlace: true,
  summary:
    'All that is known of one code: its batch, who entered it, tries, reports and points; audited, masked',
  input: z.object({
    code: z
      .string()
      .max(400)
      .transform((text) => readScannedCode(text) ?? text)
      .pipe(genuineCodeField),
  }),
  output: codeTrace,
  errors: [],
})
