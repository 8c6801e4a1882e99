import type { Listeners } from '../platform/outbox.ts'

/** What the points programme does when something has happened to a member. */
export const loyaltyListeners: Listeners = {}
