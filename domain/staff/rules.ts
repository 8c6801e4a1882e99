import { days, hours, minutes } from '../kernel/durations.ts'

/** A desk session ends 12 hours after it was last used, and 7 days after it began whatever happens. */
export const deskSessionLifetime = hours(12)
export const longestDeskSession = days(7)
/** Use is written down at most this often. */
export const deskTouchInterval = minutes(5)
/** A user's devices; one more ends the one that was used longest ago. */
export const maxDeskSessions = 10
/** How long an invitation opens. */
export const invitationLifetime = hours(72)
/**
 * Wrong tries with a name within 15 minutes, from all networks together that it never logged in from,
 * after which such are refused for 15 minutes. Where it has, it goes on.
 */
export const maxStrangersTries = 50
