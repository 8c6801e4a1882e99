import type { Input } from '#domain/contract.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { addPurchase, Purchase } from '#domain/purchase/api.ts'
import { dueDays, noticeDays } from '#domain/purchase/due-days.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import { findCustomerErrors, type CustomerErrors } from './CustomerFields.tsx'
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

export interface PurchaseDraft {
  phone: string
  name: string
  lines: readonly DraftLine[]
  day: VietnamDay
  /** The day of the reminder is chosen, not counted. */
  isOwnDay: boolean
  remindDay: VietnamDay
  note: string
}

export type DraftErrors = CustomerErrors &
  Partial<Record<'day' | 'remindDay' | 'form', string>> & {
    /** By the key of the line. */
    lines?: Record<string, Partial<Record<'name' | 'days', string>>>
  }

export function emptyLine(): DraftLine {
  const key = randomKey()
  return { key, productId: undefined, name: '', quantity: 1, days: '', perPiece: null }
}

export function emptyDraft(today: VietnamDay): PurchaseDraft {
  const nothing = { phone: '', name: '', remindDay: '', note: '' }
  return { ...nothing, lines: [emptyLine()], day: today, isOwnDay: false }
}

export function draftOf(purchase: Purchase): PurchaseDraft {
  return {
    phone: purchase.phone,
    name: purchase.customer_name,
    lines: purchase.products.map((product) => ({
      ...emptyLine(),
      productId: product.product_id,
      name: product.name,
      quantity: product.quantity,
      days: product.days_of_supply === undefined ? '' : String(product.days_of_supply),
    })),
    day: purchase.purchased_at,
    isOwnDay: purchase.remind_at !== undefined,
    remindDay: purchase.remind_at ?? '',
    note: purchase.note,
  }
}

/** A line after its quantity changed: days that were filled in go along. */
export function withQuantity(line: DraftLine, quantity: number): DraftLine {
  const { perPiece } = line
  const days = perPiece === null ? line.days : String(Math.min(perPiece * quantity, mostDays))
  return { ...line, quantity, days }
}

const mostDays = 1000

/** Days on which the customer will be reminded, as far as the draft says. */
export function remindersOf({ day, isOwnDay, remindDay, lines }: PurchaseDraft): VietnamDay[] {
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

export function findDraftErrors(draft: PurchaseDraft, today: VietnamDay): DraftErrors {
  const errors: DraftErrors = findCustomerErrors(draft)
  const lines = draft.lines.flatMap(({ key, name, days }) => {
    const found = {
      ...(name.trim() ? {} : { name: texts.productMissing }),
      ...(days === '' || isDays(days) ? {} : { days: texts.daysWrong }),
    }
    return Object.keys(found).length > 0 ? [[key, found] as const] : []
  })
  if (lines.length > 0) errors.lines = Object.fromEntries(lines)
  if (!draft.day) errors.day = texts.dayMissing
  else if (draft.day > today) errors.day = texts.dayLater
  if (draft.isOwnDay && !draft.remindDay) errors.remindDay = texts.remindMissing
  else if (draft.isOwnDay && draft.remindDay < draft.day) errors.remindDay = texts.remindEarly
  return errors
}

/** What is sent of a draft without errors. */
export function inputOf(draft: PurchaseDraft): Input<typeof addPurchase> {
  return {
    phone: draft.phone,
    customer_name: draft.name,
    products: draft.lines.map(({ productId, name, quantity, days }) => ({
      ...(productId === undefined ? {} : { product_id: productId }),
      ...{ name, quantity },
      ...(days === '' ? {} : { days_of_supply: Number(days) }),
    })),
    purchased_at: draft.day,
    ...(draft.note ? { note: draft.note } : {}),
    ...(draft.isOwnDay ? { remind_at: draft.remindDay } : {}),
  }
}

function isDays(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= mostDays
}
