import { hours, minutes, seconds } from '../kernel/durations.ts'

/** What a partner may be told of, and what staff call it. */
export const webhookTopics = {
  order: 'Đơn hàng được đặt, đổi trạng thái',
  payment: 'Thanh toán thành công, hoàn tiền',
  points: 'Điểm được cộng, trừ, hết hạn',
  member: 'Thành viên mới, khoá, xoá',
  stock: 'Số lượng còn bán được thay đổi',
} as const
export type WebhookTopic = keyof typeof webhookTopics
export const webhookTopicNames = Object.keys(webhookTopics) as [WebhookTopic, ...WebhookTopic[]]

export const webhookStates = ['active', 'paused', 'ended'] as const
export const webhookReasons = ['', 'staff', 'failing', 'gone'] as const
export const deliveryStates = ['waiting', 'delivered', 'dropped'] as const

export const maxWebhooks = 10
/** How many events are sent to one address beside each other; one alone while nothing arrives there. */
export const webhooksAtOnce = 4
/** How long an answer may take; milliseconds. */
export const webhookTimeout = seconds(10)
/** After so long without a single event that arrived it is paused. */
export const webhookPatience = hours(24)
/** For so long a former secret signs too. */
export const secretOverlap = hours(24)

/** After the first failed try, the second and so on; the last pause stands for all further ones. */
const pauses = [
  seconds(5),
  seconds(30),
  minutes(2),
  minutes(10),
  minutes(30),
  hours(1),
  hours(2),
  hours(4),
]
/** With these pauses three days: longer than a weekend. */
export const maxWebhookTries = 24

/** Milliseconds until the next try, after so many that failed. */
export function webhookPause(tries: number): number {
  return pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0]!
}
