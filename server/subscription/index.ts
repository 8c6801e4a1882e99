/** Subscriptions: made, announced and ordered again. */
export { subscriptionChecks } from './checks.ts'
export { exportWithSubscriptions } from './export-subscriptions.ts'
export { runSubscriptions } from './jobs.ts'
export { listSubscriptionsOf } from './list-subscriptions.ts'
export { subscriptionListeners } from './listeners.ts'
export { saveSubscription } from './keep-queries.ts'
export { subscriptionMover } from './move-person.ts'
