import { z } from 'zod'
import { permissionsOf, type Permission } from '#domain/staff/permissions.ts'
import { getStaff } from '../platform/http/access.ts'
import type { App } from '../platform/http/app.ts'
import { rawRoute } from '../platform/http/raw-route.ts'
import { sendEvents } from '../platform/http/send-events.ts'
import { staffSessions } from './sessions.ts'

/** Hints to open pages of the back office, by what their user may see; the session's end ends them. */
export function liveRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/live',
    realm: 'staff',
    permission: 'any',
    summary: 'Server-sent events `changed`: which lists, and the order asked for, have changed',
    input: z.object({ order: z.string().max(40).optional() }),
    produces: 'text/event-stream',
  } as const
  rawRoute(app, definition, (ctx, { input, request, reply, caller }) => {
    const { id, role, sessionId } = getStaff(caller)
    const keys = [...keysFor(permissionsOf(role), input.order), bellKey(id)]
    sendEvents(ctx, { request, reply }, { keys, endOn: [staffSessions.liveKey(sessionId)] })
  })
}

/** The live key of somebody's own bell. */
export function bellKey(staffId: number): string {
  return `bell:${staffId}`
}

const needed = {
  orders: 'orders.read',
  payments: 'payments.read',
  refunds: 'payments.read',
  cash: 'cash.close',
  'cash-limits': 'cashLimits.read',
  returns: 'orders.read',
  products: 'products.read',
  staff: 'staff.read',
  employees: 'employees.read',
  drugstores: 'stores.read',
  'voucher-campaigns': 'vouchers.read',
  'code-batches': 'codes.read',
  'counterfeit-reports': 'counterfeits.read',
  'point-adjustments': 'points.read',
  'loyalty-programmes': 'loyalty.read',
  'exchange-promotions': 'loyalty.read',
  gifts: 'loyalty.read',
  'membership-locks': 'members.read',
  'data-requests': 'dataRequests.read',
  merges: 'merges.read',
  'article-categories': 'content.read',
  'article-tags': 'content.read',
  leads: 'leads.read',
  reviews: 'reviews.read',
  experts: 'experts.read',
  'expert-categories': 'experts.read',
  questions: 'questions.read',
  chats: 'chat.read',
  'chat-answers': 'chat.read',
  games: 'games.read',
  'legal-rules': 'law.read',
  'game-wins': 'games.read',
  partners: 'partners.read',
  categories: 'products.read',
  'sub-categories': 'products.read',
  brands: 'products.read',
  'search-synonyms': 'products.read',
  'vaccine-centers': 'products.read',
  'price-plans': 'products.read',
  'price-list': 'prices.read',
  'delivery-estimates': 'delivery.read',
  'lead-times': 'delivery.read',
  'fee-rules': 'fees.read',
  'carrier-rules': 'delivery.read',
  settings: 'settings.read',
  deadLetters: 'jobs.read',
  'message-texts': 'messages.read',
  'mail-refusals': 'messages.read',
} as const satisfies Record<string, Permission>

function keysFor(held: readonly Permission[], order: string | undefined): string[] {
  const listed = Object.entries(needed).flatMap(([key, each]) => (held.includes(each) ? [key] : []))
  // Whoever is told asks for what they may see alone.
  const lists = [...listed, 'exports', 'bulk-jobs']
  return order && held.includes('orders.read') ? [...lists, `order:${order}`] : lists
}
