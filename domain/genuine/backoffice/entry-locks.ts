import { z } from 'zod'
import { endpoint } from '../../contract.ts'
import { phoneField, textField } from '../../kernel/fields.ts'
import { reasonField } from '../../staff/fields.ts'

const entryLock = z.object({
  /** Names it without its phone. */
  id: z.string(),
  /** Masked. */
  phone: z.string(),
  /** A pharmacy's code; empty where it is the member's own entering. */
  place: z.string(),
  wrong: z.int(),
  until: z.string(),
})
export type EntryLock = z.output<typeof entryLock>

/** Phones whose codes are not looked up for a day, after ten wrong ones: result 2. */
export const listEntryLocks = endpoint({
  method: 'POST',
  path: '/admin/entry-locks/list',
  realm: 'staff',
  permission: 'members.read',
  errorsShownInPlace: true,
  summary:
    'Phones that may not enter codes now: of one phone, sent in the body, or those locked last',
  input: z.object({ phone: phoneField.optional() }),
  output: z.object({ items: z.array(entryLock), total: z.int() }),
  errors: [],
})

export const endEntryLock = endpoint({
  method: 'POST',
  path: '/admin/entry-locks/end',
  realm: 'staff',
  permission: 'members.edit',
  errorsShownInPlace: true,
  summary: 'Lets a phone enter codes again before its day is over',
  input: z.object({ id: textField(60), reason: reasonField }),
  output: z.object({ phone: z.string() }),
  errors: ['notFound'],
})

/** As the audit calls it. */
export const entryLockTexts = { ended: 'Mở khoá nhập mã' } as const
