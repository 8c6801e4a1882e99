import { z } from 'zod'
import { endpoint } from '../contract.ts'
import { textField } from '../kernel/fields.ts'
import { genuineCodeField } from './code-field.ts'

/** A JPEG or WebP as a data URL; the browser makes it small first. */
const photo = z
  .string()
  .max(3_000_000)
  .regex(/^data:image\/(jpeg|webp|png);base64,[A-Za-z0-9+/=]+$/)

export const reportCounterfeit = endpoint({
  method: 'POST',
  path: '/genuine/report',
  actor: 'member',
  toldInPlace: true,
  summary: 'Tell staff of goods that look counterfeit: where bought, what was seen, a picture',
  input: z.object({
    code: genuineCodeField,
    place: textField(200).pipe(z.string().min(1)),
    description: textField(1000).pipe(z.string().min(1)),
    photo: photo.optional(),
  }),
  /** What the member tells when calling about it. */
  output: z.object({ reference: z.string() }),
  errors: ['rateLimited'],
  idempotent: true,
  bodyLimit: 3_200_000,
})
