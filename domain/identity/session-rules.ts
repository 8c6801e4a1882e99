import { days, hours } from '../kernel/durations.ts'

/** A session ends 30 days after it was last used, and a year after it began whatever happens. */
export const sessionLifetime = days(30)
export const maxSession = days(365)
/** Use is written down at most this often. */
export const sessionTouchInterval = hours(1)
/** A member's devices; one more ends the one that was used longest ago. */
export const maxSessions = 20
/** Between asking for deletion and its execution. */
export const deletionDelay = days(30)
export const maxAddresses = 20
