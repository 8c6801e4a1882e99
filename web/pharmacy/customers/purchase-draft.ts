import type { Input } from '#domain/contract.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { addPurchase, Purchase } from '#domain/purchase/api.ts'
import { dueDays, noticeDays } from '#domain/purchase/due-days.ts'
import { randomKey } from '#web/form/random-key.ts'
import type { Customer } from './CustomerFields.tsx'
import { maxDaysOfSupply as maxDays } from '../limits.rules.ts'
import { purchaseFormTexts as texts } from './texts.ts'

export interface DraftLine {
  /** Tells lines apart while they are edited. */
  key: string
  productId: number | undefined
  name: string
  quantity: number
  /** Digits, or nothing. */
  days: string
  /** Days for which one piece lasts, while nobody has typed days. */
  perPiece: number | null
}

/** What the wire knows is called as there, so that its words stand at their fields. */
export interface PurchaseDraft extends Customer {
  lines: DraftLine[]
  purchased_at: VietnamDay
  /** The day of the reminder is chosen, not counted. */
  isOwnDay: boolean
  remind_at: VietnamDay
  note: string
}

export function emptyLine(): DraftLine {
  const key = randomKey()
  return { key, productId: undefined, name: '', quantity: 1, days: '', perPiece: null }
}

export function emptyDraft(today: VietnamDay): PurchaseDraft {
  const nothing = { phone: '', customer_name: '', remind_at: '', note: '' }
  return { ...nothing, lines: [emptyLine()], purchased_at: today, isOwnDay: false }
}

export function draftOf(purchase: Purchase): PurchaseDraft {
  return {
    phone: purchase.phone,
    customer_name: purchase.customer_name,
    lines: purchase.products.map((product) => ({
      ...emptyLine(),
      productId: product.product_id,
      name: product.name,
      quantity: product.quantity,
      days: product.days_of_supply === undefined ? '' : String(product.days_of_supply),
    })),
    purchased_at: purchase.purchased_at,
    isOwnDay: purchase.remind_at !== undefined,
    remind_at: purchase.remind_at ?? '',
    note: purchase.note,
  }
}

/** A line after its quantity changed: days that were filled in go along. */
export function withQuantity(line: DraftLine, quantity: number): DraftLine {
  const { perPiece } = line
  const days = perPiece === null ? line.days : String(Math.min(perPiece * quantity, maxDays))
  return { ...line, quantity, days }
}

/** Days on which the customer will be reminded, as far as the draft says. */
export function remindersOf(draft: PurchaseDraft): VietnamDay[] {
  const { purchased_at: day, isOwnDay, remind_at: remindDay, lines } = draft
  if (!day || (isOwnDay && !remindDay)) return []
  return dueDays({
    purchasedOn: day,
    remindOn: isOwnDay ? remindDay : null,
    lines: lines.map(({ days }) => ({ daysOfSupply: isDays(days) ? Number(days) : null })),
  })
}

/** Days by which each of these reminders comes before the goods run out; null where they differ, or a day was chosen. */
export function noticeOf({ isOwnDay, lines }: PurchaseDraft): number | null {
  const notices = lines.flatMap(({ days }) => (isDays(days) ? [noticeDays(Number(days))] : []))
  const [first] = notices
  return !isOwnDay && notices.every((each) => each === first) ? (first ?? null) : null
}

/** What is wrong besides what the schema says, by the path of the field. */
export function findDraftErrors(draft: PurchaseDraft, today: VietnamDay): Record<string, string> {
  const { purchased_at: day, isOwnDay, remind_at: remindDay } = draft
  const ofLines = draft.lines.flatMap(({ name, days }, at) => [
    ...(name.trim() ? [] : [[`lines.${at}.name`, texts.productMissing]]),
    ...(days === '' || isDays(days) ? [] : [[`lines.${at}.days`, texts.daysWrong]]),
  ])
  return {
    ...(Object.fromEntries(ofLines) as Record<string, string>),
    ...(day > today && { purchased_at: texts.dayLater }),
    ...(isOwnDay && remindDay < day && { remind_at: texts.remindEarly }),
    ...(isOwnDay && !remindDay && { remind_at: texts.remindMissing }),
  }
}

/** What is sent of a draft without errors. */
export function inputOf(draft: PurchaseDraft): Input<typeof addPurchase> {
  return {
    phone: draft.phone,
    customer_name: draft.customer_name,
    products: draft.lines.map(({ productId, name, quantity, days }) => ({
      ...(productId === undefined ? {} : { product_id: productId }),
      name,
      quantity,
      ...(days === '' ? {} : { days_of_supply: Number(days) }),
    })),
    purchased_at: draft.purchased_at,
    ...(draft.note ? { note: draft.note } : {}),
    ...(draft.isOwnDay ? { remind_at: draft.remind_at } : {}),
  }
}

function isDays(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= maxDays
}
