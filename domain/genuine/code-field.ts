import { z } from 'zod'
import { checkCodeFormat } from './code-format.ts'

/** A genuine-goods code as it was entered, in capitals; format only, whether it exists is asked later. */
export const genuineCodeField = z
  .string()
  .max(200)
  .transform((text) => text.trim().toUpperCase())
  .superRefine((code, context) => {
    const problem = checkCodeFormat(code)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
