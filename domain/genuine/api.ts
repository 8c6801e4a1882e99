import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { textField } from '../kernel/fields.ts'
import { genuineCodeField } from './code-field.ts'
import { reportFormTexts } from './texts.ts'

/** A JPEG or WebP as a data URL; the browser makes it small first. */
const photo = z
  .string()
  .max(3_000_000)
  .regex(/^data:image\/(jpeg|webp|png);base64,[A-Za-z0-9+/=]+$/)

export const reportCounterfeit = endpoint({
  method: 'POST',
  path: '/genuine/report',
  realm: 'member',
  errorsShownInPlace: true,
  summary: 'Tell staff of goods that look counterfeit: where bought, what was seen, a picture',
  input: z.object({
    code: genuineCodeField,
    place: textField(200).pipe(z.string().min(1, reportFormTexts.placeMissing)),
    description: textField(1000).pipe(z.string().min(1, reportFormTexts.textMissing)),
    photo: photo.optional(),
  }),
  /** What the member tells when calling about it. */
  output: z.object({ reference: z.string() }),
  errors: ['rateLimited', 'busy', 'idempotencyKeyReused'],
  idempotent: true,
  bodyLimit: 3_200_000,
})
