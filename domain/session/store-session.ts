import { z } from 'zod'
import { storeRoles } from './store-roles.ts'

/** Who is logged in at a store. */
export const storeSessionSchema = z.object({
  code: z.string(),
  name: z.string(),
  username: z.string(),
  full_name: z.string(),
  role: z.enum(storeRoles),
  /** The desk set the password: a new one is asked for first. */
  must_change: z.boolean(),
})
export type StoreSession = z.output<typeof storeSessionSchema>
