import { z } from 'zod'
import { pharmacyRoles } from './pharmacy-roles.ts'

/** Who is logged in at a pharmacy. */
export const pharmacySessionSchema = z.object({
  code: z.string(),
  name: z.string(),
  username: z.string(),
  full_name: z.string(),
  role: z.enum(pharmacyRoles),
  /** The back office set the password: a new one is asked for first. */
  must_change: z.boolean(),
})
export type PharmacySession = z.output<typeof pharmacySessionSchema>
