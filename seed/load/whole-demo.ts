import type { Context } from '#server/context.ts'
import { loadCounter } from './counter.ts'
import { loadDemo } from './index.ts'
import { loadMembers } from './members.ts'
import { loadPaymentMethods } from './payment-methods.ts'
import { loadRegistration } from './registration.ts'
import { loadSpecialOrders } from './special-orders.ts'
import { loadStaff } from './staff.ts'
import { loadStorePurchases } from './store-purchases.ts'
import { loadStores } from './stores.ts'
import { loadSurveys } from './surveys.ts'
import { loadTrackingLinks } from './tracking-links.ts'

/** Everything that the demo starts with, each part once; later parts build on those before them. */
export async function loadWholeDemo(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<void> {
  await loadDemo(tools)
  await loadMembers(tools)
  await loadStaff(tools)
  await loadStores(tools)
  await loadCounter(tools)
  await loadStorePurchases(tools)
  await loadSurveys(tools)
  await loadSpecialOrders(tools)
  await loadPaymentMethods(tools)
  await loadTrackingLinks(tools)
  await loadRegistration(tools)
}
