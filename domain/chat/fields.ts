import { z } from 'zod'
import { textField } from '../kernel/fields.ts'
import { chatTexts as texts } from './texts.ts'
import { maxPictureAddress, maxWords } from './limits.ts'
import { inboxes } from './states.ts'

export const inboxField = z.enum(inboxes).default('shop')
/** Random, chosen by whoever sends: sent again it is the same message. */
export const clientIdField = z.uuidv4()
/** A message's number as somebody has it; 0 for none. */
export const numberField = z.coerce.number().int().min(0).max(2_147_483_647)

export const wordsField = textField(maxWords).pipe(z.string().min(1, texts.empty))

/** A picture as a data address; what it truly is decides, whatever it says. */
export const photoField = z
  .string()
  .max(maxPictureAddress)
  .regex(/^data:image\/(jpeg|webp|png);base64,[A-Za-z0-9+/=]+$/)
