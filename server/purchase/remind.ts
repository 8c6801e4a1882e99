import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type * as api from '#domain/purchase/api.ts'
import { farthestDay } from '#domain/purchase/limits.ts'
import { purchaseTexts as texts } from '#domain/purchase/texts.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { toReminder } from './purchase-view.ts'
import { findReminder, type ReminderRow } from './reminder-list-queries.ts'
import { insertReminder, moveReminder } from './reminder-queries.ts'

type Asked = ParsedInput<typeof api.remind>
type Move = Extract<Asked, { action: string }>
type ByHand = Exclude<Asked, Move>
type Tools = Pick<Context, 'db' | 'clock'>

/** Makes a reminder by hand, or finishes, puts off, reopens or drops one. */
export function remind(ctx: Tools, input: Asked, caller: Caller): Promise<api.Reminder> {
  return 'action' in input ? moveOne(ctx, input, caller) : makeOne(ctx, input, caller)
}

async function makeOne(ctx: Tools, input: ByHand, caller: Caller): Promise<api.Reminder> {
  const { id: pharmacyId, fullName } = getPharmacy(caller)
  const today = ctx.clock.today()
  ensureDay(input.remind_at, today, { earliest: today, message: texts.remindInPast })
  return ctx.db.transaction().execute(async (trx) => {
    const id = await insertReminder(trx, {
      pharmacyId,
      clientKey: input.client_key ?? null,
      purchaseId: input.purchase_id ?? null,
      phone: input.phone,
      customerName: input.customer_name,
      day: input.remind_at,
      note: input.note ?? '',
      by: fullName,
      at: ctx.clock.now(),
    })
    if (id === null) throw new Refusal('notFound')
    return toReminder((await findReminder(trx, pharmacyId, id))!, today)
  })
}

async function moveOne(ctx: Tools, input: Move, caller: Caller): Promise<api.Reminder> {
  const { id: pharmacyId, fullName } = getPharmacy(caller)
  const today = ctx.clock.today()
  ensureNewDay(input, today)
  const moved = await moveReminder(ctx.db, input.action, {
    pharmacyId,
    id: input.id,
    version: input.version ?? null,
    by: fullName,
    at: ctx.clock.now(),
    day: input.remind_at ?? null,
  })
  const row = await findReminder(ctx.db, pharmacyId, input.id)
  if (!row) throw new Refusal('notFound')
  if (moved) return toReminder(row, today)
  throw new Refusal('conflict', {
    message: whatHappened(row, input),
    current: toReminder(row, today),
  })
}

function ensureNewDay({ action, remind_at: day }: Move, today: VietnamDay): void {
  if (action === 'postpone') {
    const tomorrow = addDays(today, 1)
    ensureDay(day, today, { earliest: tomorrow, message: texts.postponeFromTomorrow })
  } else if (action === 'reopen' && day !== undefined) {
    ensureDay(day, today, { earliest: today, message: texts.remindInPast })
  }
}

function ensureDay(
  day: VietnamDay | undefined,
  today: VietnamDay,
  { earliest, message }: { earliest: VietnamDay; message: string },
): void {
  const latest = farthestDay(today)
  const wrong = day === undefined || day < earliest ? message : day > latest && texts.tooFar(latest)
  if (wrong) throw new Refusal('invalidInput', { fields: { remind_at: wrong } })
}

/** What another device did meanwhile, in words. */
function whatHappened({ state, doneBy, dueOn, postponed }: ReminderRow, { action }: Move): string {
  if (state === 'done') return texts.reminderDone(doneBy ?? '')
  if (state === 'cancelled') return texts.reminderCancelled
  if (action === 'reopen') return texts.reminderOpen
  return postponed > 0 ? texts.reminderPostponed(dueOn) : texts.reminderChanged
}
