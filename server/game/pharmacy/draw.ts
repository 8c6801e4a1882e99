import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/game/pharmacy/api.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import type { Caller, Context } from '../../context.ts'
import { ensureMayAsk } from '../../membership/index.ts'
import { getPharmacy } from '../../platform/http/access.ts'
import { listNumbersAt, type OwnNumber } from './draw-queries.ts'
import { problemOf, toldProblem } from './find-game.ts'
import { getGameAt } from './wheel.ts'

/** A customer's numbers that came at this counter. What they won is told once it is: then there is a win. */
export async function getCounterDraw(
  ctx: Context,
  { campaign: slug, phone }: ParsedInput<typeof api.getCounterDraw>,
  caller: Caller,
): Promise<Output<typeof api.getCounterDraw>> {
  const { code } = getPharmacy(caller)
  const at = ctx.clock.now()
  const found = await getGameAt(ctx, { pharmacyCode: code, kinds: ['draw'], slug, at })
  await ensureMayAsk(ctx, code, phone)
  const { count, numbers } = await listNumbersAt(ctx.db, found.id, { phone, pharmacyCode: code })
  const isOver = found.state === 'closed' || found.state === 'settled'
  const nameOf = (id: number) => found.announced.prizes.find((prize) => prize.id === id)!.name
  const toNumber = ({ number, at: since, prize }: OwnNumber) => ({
    number,
    at: toVietnamIso(since),
    ...(prize === null && !isOver ? {} : { prize: prize === null ? null : nameOf(prize) }),
  })
  const problem = await problemOf(ctx, found, { phone, at })
  // After the end there are the numbers, and what became of them.
  const told = problem ?? (count === 0 ? 'noneLeft' : null)
  return {
    campaign: found.slug,
    phone: maskPhone(phone),
    count,
    ...(told === null || told === 'closed' ? {} : toldProblem(told, found)),
    numbers: numbers.map(toNumber),
  }
}
