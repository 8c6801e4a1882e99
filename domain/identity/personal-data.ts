import { z } from 'zod'
import { chatsExport } from '../chat/api.ts'
import { gamesExport } from '../game/own/api.ts'
import { orderSchema } from '../order/api.ts'
import { returnRequestsExport } from '../order/return-request/api.ts'
import { refundAccountsExport } from '../payment/refund-account/api.ts'
import { reviewsExport } from '../review/api.ts'
import { ownQuestion } from '../question/api.ts'
import { subscriptionSchema } from '../subscription/api.ts'
import { voucherSchema } from '../voucher/api.ts'
import { codeTriesExport, counterfeitReportsExport } from './genuine-export.ts'
import { pointsExport } from './points-export.ts'
import { consentState, deviceSchema, memberEvent, pushDevice, userSchema } from './wire-shapes.ts'

/** Everything kept about a member. */
export const personalData = z.object({
  exported_at: z.string(),
  user: userSchema,
  created_at: z.string(),
  consent_history: consentState.shape.history,
  sessions: z.array(deviceSchema),
  push_devices: z.array(pushDevice),
  events: z.array(memberEvent),
  orders: z.array(orderSchema),
  standing_orders: z.array(subscriptionSchema),
  expert_questions: z.array(ownQuestion),
  points: pointsExport,
  vouchers: z.array(voucherSchema),
  code_tries: codeTriesExport,
  return_requests: returnRequestsExport,
  refund_accounts: refundAccountsExport,
  counterfeit_reports: counterfeitReportsExport,
  reviews: reviewsExport,
  games: gamesExport,
  chats: chatsExport,
})
