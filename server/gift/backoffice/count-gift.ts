import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type { countGift as definition, DeskGiftRecord } from '#domain/gift/backoffice/gifts.ts'
import { giftDeskTexts as texts } from '#domain/gift/backoffice/texts.ts'
import type { Caller, Context } from '../../context.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { setStock } from './gift-rows.ts'
import { findGiftRecord } from './gifts.ts'

/** The stock of a gift becomes what was counted; never less than what members were promised. */
export async function countGift(
  ctx: Context,
  { id, version, seen, counted, reason }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<DeskGiftRecord> {
  const record = await ctx.db.transaction().execute(async (trx) => {
    const [by, at] = [getStaff(caller).id, ctx.clock.now()]
    const isSet = await setStock(trx, { id, version, seen, counted, reason, by, at })
    const now = await findGiftRecord({ ...ctx, db: trx }, id)
    if (!now) throw new Refusal('notFound')
    if (!isSet && now.version === version && now.on_hand === seen) {
      throw new Refusal('invalidInput', { fields: { counted: texts.promised(now.reserved) } })
    }
    if (!isSet) throw new Refusal('conflict', { current: now })
    await recordAudit(ctx, trx, caller, {
      action: texts.counted,
      subject: { kind: 'gift', id },
      reason,
      before: { on_hand: seen },
      after: { on_hand: counted },
    })
    return now
  })
  ctx.changeBus.tell(['gifts'])
  return record
}
