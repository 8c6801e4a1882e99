import { z } from 'zod'
import { phoneField, textField } from '../../kernel/fields.ts'
import { returnReasons } from './states.ts'
import { returnRequestTexts as texts } from './texts.ts'

/** Pictures of one request: of the goods, of the label. */
export const maxReturnPhotos = 4
/** Characters of one picture's data address, as the browser makes it small. */
const maxPhoto = 1_500_000

/** What a buyer is asked who wants to give goods back; another reason than those named needs words. */
export const returnAskSchema = z
  .object({
    pieces: z
      .array(z.object({ line_no: z.int().min(1).max(1000), quantity: z.int().min(1).max(999) }))
      .min(1, texts.goodsMissing)
      .max(100),
    reason: z.enum(returnReasons, { error: texts.reasonMissing }),
    words: textField(1000).default(''),
    photos: z
      .array(z.string().startsWith('data:image/').max(maxPhoto))
      .min(1, texts.photosMissing)
      .max(maxReturnPhotos),
    contact_phone: phoneField,
  })
  .refine(({ reason, words }) => !needsWords(reason) || !!words.trim(), {
    path: ['words'],
    error: texts.wordsNeeded,
    // Said together with what else is missing.
    when: ({ value }) => typeof (value as { words?: unknown }).words === 'string',
  })

export function needsWords(reason: string | null | undefined): boolean {
  return reason === 'other'
}
