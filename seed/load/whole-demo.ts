import type { Context } from '#server/context.ts'
import { addSetting } from '#server/settings/index.ts'
import { demoShop } from '#seed/settings/demo-shop.ts'
import { loadCash } from './cash.ts'
import { loadChats } from './chats.ts'
import { loadCounter } from './counter.ts'
import { loadDraws } from './draws.ts'
import { loadExperts } from './experts.ts'
import { loadGameDraft } from './game-draft.ts'
import { loadGames } from './games.ts'
import { loadDemo } from './index.ts'
import { loadLibrary } from './library.ts'
import { loadListedPharmacies } from './listed-pharmacies.ts'
import { loadLoyaltyDesk } from './loyalty-desk.ts'
import { loadMembers } from './members.ts'
import { loadPartners } from './partners.ts'
import { loadPaymentMethods } from './payment-methods.ts'
import { loadPharmacies } from './pharmacies.ts'
import { loadPharmacyGames } from './pharmacy-games.ts'
import { loadPharmacyPurchases } from './pharmacy-purchases.ts'
import { loadPublishing } from './publishing.ts'
import { loadReviews } from './reviews.ts'
import { loadSettlements } from './settlements.ts'
import { loadSpecialOrders } from './special-orders.ts'
import { loadStaff } from './staff.ts'
import { loadSurveys } from './surveys.ts'
import { loadTrackingLinks } from './tracking-links.ts'

/** Everything that the demo starts with, each part once; later parts build on those before them. */
export async function loadWholeDemo(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<void> {
  await loadShop(tools)
  await loadDemo(tools)
  await loadMembers(tools)
  await loadStaff(tools)
  await loadPharmacies(tools)
  await loadListedPharmacies(tools)
  await loadCounter(tools)
  await loadLoyaltyDesk(tools)
  await loadPharmacyPurchases(tools)
  await loadSurveys(tools)
  await loadSpecialOrders(tools)
  await loadPaymentMethods(tools)
  await loadTrackingLinks(tools)
  await loadPublishing(tools)
  await loadLibrary(tools)
  await loadReviews(tools)
  await loadCash(tools)
  await loadExperts(tools)
  await loadChats(tools)
  await loadGames(tools)
  await loadSettlements(tools)
  await loadDraws(tools)
  await loadPharmacyGames(tools)
  await loadGameDraft(tools)
  await loadPartners(tools)
  await loadRegistration(tools)
}

/** Who the demo is. What staff have written stays. */
async function loadShop({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await addSetting(db, 'shop', demoShop, clock.now())
}

/**
 * The demo asks for consent to the letter of the specification; a shop that opens does not (decision 0032). What
 * staff have chosen stays.
 */
async function loadRegistration({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await addSetting(db, 'registrationNeedsConsent', true, clock.now())
}
