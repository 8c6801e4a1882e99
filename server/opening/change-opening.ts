import { toVietnamIso } from '#domain/kernel/dates.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/opening/api.ts'
import { mayOpen } from '#domain/opening/lacks.ts'
import { openingTexts as texts } from '#domain/opening/texts.ts'
import { paymentMethods } from '#domain/order/payment-method.ts'
import type { Caller, Context } from '../context.ts'
import { getStaff } from '../platform/http/access.ts'
import { isMethodReady } from '../payment/index.ts'
import { readOpening, writeOpening } from '../settings/index.ts'
import { recordAudit } from '../staff/index.ts'
import { listReadiness } from './list-lacks.ts'

export async function getOpening(ctx: Context): Promise<api.OpeningState> {
  const [opening, items] = await Promise.all([readOpening(ctx.db), listReadiness(ctx)])
  return {
    is_open: opening.isOpen,
    version: opening.version,
    ...(opening.changedAt && { changed_at: toVietnamIso(opening.changedAt) }),
    changed_by: opening.changedBy,
    may_open: mayOpen(items),
    payment_ways: paymentMethods.map((method) => ({
      method,
      is_connected: isMethodReady(ctx.config, method),
    })),
    items: items.map(({ key, isDone, isNeeded, detail, contentId }) => ({
      key,
      is_done: isDone,
      is_needed: isNeeded,
      detail,
      ...(contentId !== undefined && { content_id: contentId }),
    })),
  }
}

/** Opens or closes the shop for everybody. Refuses `shopNotReady` where something needed is missing. */
export async function changeOpening(
  ctx: Context,
  { is_open: isOpen, version, reason }: ParsedInput<typeof api.changeOpening>,
  caller: Caller,
): Promise<api.OpeningState> {
  if (isOpen && !mayOpen(await listReadiness(ctx))) throw new Refusal('shopNotReady')
  const { fullName: by } = getStaff(caller)
  const written = await ctx.db.transaction().execute(async (trx) => {
    const before = await readOpening(trx)
    if (!(await writeOpening(trx, { isOpen, version, by, at: ctx.clock.now() }))) return false
    await recordAudit(ctx, trx, caller, {
      action: isOpen ? texts.opened : texts.closed,
      subject: { kind: 'opening', id: 'shop' },
      reason,
      before: { is_open: before.isOpen },
      after: { is_open: isOpen },
    })
    return true
  })
  if (!written) throw new Refusal('conflict', { current: await getOpening(ctx) })
  ctx.changeBus.changed(['settings', 'setting:shop'])
  ctx.changeBus.tell(['settings'])
  return getOpening(ctx)
}
