import { Refusal } from '#domain/errors.ts'
import { gameTexts } from '#domain/game/texts.ts'
import { verifyCaptcha } from '../captcha/index.ts'
import type { Caller, Context } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { addEntries, isOpen } from './add-entries.ts'
import type { Campaign } from './campaign-queries.ts'
import { bindTicket, findTicket, type Ticket } from './ticket-queries.ts'
import { ticketHashes } from './tickets.ts'

interface Shown {
  code: string
  captcha?: string | undefined
}

/**
 * The entry of a printed ticket, which it brings when it is first shown; the same one whoever shows it how often.
 * Wrong codes are counted by network: beyond a few a puzzle is asked for, and then they are refused for an hour.
 */
export async function takeTicket(
  ctx: Context,
  campaign: Campaign,
  shown: Shown,
  caller: Pick<Caller, 'ip'>,
): Promise<number> {
  const ticket = await getTicket(ctx, campaign, shown, caller)
  if (ticket.number !== null) return ticket.number
  if (ticket.withdrawnAt !== null) refuseWithdrawn()
  const at = ctx.clock.now()
  if (!isOpen(campaign, at)) throw new Refusal('conflict', { message: gameTexts.closed })
  const number = await ctx.db.transaction().execute(async (trx) => {
    const owner = `ticket:${shown.code}`
    const cause = `ticket:${ticket.id}`
    const wishes = [{ cause, source: 'ticket' as const, phone: null, owner }]
    const [given] = await addEntries(trx, campaign, { wishes, at })
    // Its lot may be withdrawn at this moment: one of both comes first.
    if (given && !(await bindTicket(trx, ticket.id, given.number))) refuseWithdrawn()
    return given?.number
  })
  // The box has no place for more.
  if (number === undefined) throw new Refusal('conflict', { message: gameTexts.closed })
  return number
}

function refuseWithdrawn(): never {
  throw new Refusal('conflict', { message: gameTexts.ticketWithdrawn })
}

/** Refuses `notFound` for a code that is none of the campaign's. */
export async function getTicket(
  ctx: Context,
  { id }: Pick<Campaign, 'id'>,
  { code, captcha }: Shown,
  { ip }: Pick<Caller, 'ip'>,
): Promise<Ticket> {
  const network = networkOf(ip)
  // Counted before it is looked at: of any number at once none is judged too many.
  const taken = await ctx.limits.consume('ticketAddress', network)
  const first = await ctx.limits.take('firstTicketsAddress', network)
  if (!first) await verifyCaptcha(ctx, { token: captcha, action: 'ticket', address: ip })
  const ticket = await findTicket(ctx.db, id, ticketHashes(ctx.config, id, code))
  if (!ticket) throw new Refusal('notFound', { message: gameTexts.noTicket })
  await Promise.all([taken.giveBack(), first?.giveBack()])
  return ticket
}
