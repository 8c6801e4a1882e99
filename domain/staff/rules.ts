import { days, hours, minutes } from '../kernel/durations.ts'

/** A back office session ends 12 hours after it was last used, and 7 days after it began whatever happens. */
export const backofficeSessionLifetime = hours(12)
export const maxBackofficeSession = days(7)
/** Use is written down at most this often. */
export const backofficeTouchInterval = minutes(5)
/** A user's devices; one more ends the one that was used longest ago. */
export const maxBackofficeSessions = 10
/** Nobody turns more pages of the audit than so many lines fill; it has no end and is not counted further. */
export const maxAuditCounted = 10_000
/** How long an invitation opens. */
export const invitationLifetime = hours(72)
/**
 * Wrong tries with a name within 15 minutes, from all networks together that it never logged in from,
 * after which such are refused for 15 minutes. Where it has, it goes on.
 */
export const maxStrangersTries = 50
