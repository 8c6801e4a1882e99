import { z } from 'zod'
import { fieldKinds } from '../kernel/field-kinds.ts'

/** Codes of products, at most `max`: forms let people find them by name. */
export function productCodesField(max: number) {
  const field = z.array(z.string().trim().min(1).max(60)).max(max)
  fieldKinds.set(field, 'products')
  return field
}
