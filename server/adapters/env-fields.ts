import { z } from 'zod'

/** What the variables of several providers are made of; each is left out or right. */
export const nameField = z.string().trim().min(1).max(100).optional()

export const secretField = z.string().min(8, 'must have at least 8 characters').optional()

/** An http address, as it was written. */
export function addressField(example: string) {
  return z.string().refine(isWebAddress, {
    error: ({ input }) => `must be an address like ${example}, not "${input}"`,
  })
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}

/** An http address below which a provider's service answers, without a slash at the end. */
export function serviceField(usual: string) {
  return addressField(usual)
    .transform((value) => value.replace(/\/+$/, ''))
    .default(usual)
}

/** The variables of a provider once they were read. */
export type Read<Variables extends z.ZodRawShape> = z.output<z.ZodObject<Variables>>

/** A variable with which production must not start, and why. */
export interface UnsafeValue {
  name: string
  text: string
}
