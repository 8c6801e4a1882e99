import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import {
  claimMoves,
  claimStates,
  isClaimState,
  type ClaimState,
} from '#domain/game/backoffice/claims.ts'
import { winnerTax } from '#domain/game/backoffice/law.ts'
import type * as api from '#domain/game/backoffice/winners-api.ts'
import { toVietnamIso, vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Context } from '../../context.ts'
import { findStaffNames } from '../../staff/index.ts'
import { isSent } from '../shown-win.ts'
import { listLegalRules } from '../legal-queries.ts'
import { toWinRow } from './list-wins.ts'
import { findWholeWin, listOtherWins, type WholeWin } from './win-queries.ts'

export async function getDeskWin(
  ctx: Context,
  { id }: ParsedInput<typeof api.getDeskWin>,
): Promise<api.DeskWin> {
  const win = await findWin(ctx, id)
  const { announced, campaignId, number, step, hold, claim } = win
  const prize = announced.prizes.find((each) => each.id === win.prize)!
  const actors = [hold?.decidedBy, step?.movedBy].filter((actor) => !!actor) as string[]
  const [others, rules, names] = await Promise.all([
    listOtherWins(ctx.db, campaignId, number),
    listLegalRules(ctx.db),
    findStaffNames(ctx.db, actors),
  ])
  const nameOf = (actor: string) => names.get(actor) ?? actor
  const day = taxDayOf(ctx, win)
  const tax = winnerTax(rules, prize.value, day)
  const prizeName = (of: number) => announced.prizes.find((each) => each.id === of)!.name
  return {
    ...toWinRow(win, ctx.clock.today()),
    phone: win.phone ?? '',
    version: step?.version ?? 0,
    kind: prize.kind,
    points: prize.points ?? null,
    slug: win.slug,
    is_draw: win.gameKind === 'draw',
    claim: claim && {
      name: claim.name,
      phone: claim.phone,
      address: claim.address,
      submitted_at: toVietnamIso(claim.at),
    },
    steps: stepsOf(win),
    moved_by: step?.movedBy ? nameOf(step.movedBy) : '',
    winner_name: step?.winnerName ?? '',
    winner_address: step?.winnerAddress ?? '',
    id_checked: step?.idChecked ?? false,
    sent_how: step?.sentHow ?? '',
    note: step?.note ?? '',
    warned_at: step?.warnedAt ? toVietnamIso(step.warnedAt) : null,
    hold: hold && {
      reason: hold.reason,
      held_at: toVietnamIso(hold.heldAt),
      decision: hold.decision,
      decided_by: hold.decidedBy === null ? null : nameOf(hold.decidedBy),
      decided_at: hold.decidedAt === null ? null : toVietnamIso(hold.decidedAt),
      note: hold.note,
    },
    others: others.map((other) => ({
      id: other.id,
      number: other.number,
      prize: prizeName(other.prize),
      won_at: toVietnamIso(other.wonAt),
    })),
    tax: tax && { day, ...tax },
    can: {
      decide: win.state === 'held',
      moves: isSent(prize) && isClaimState(win.state) ? [...claimMoves[win.state]] : [],
    },
  }
}

export async function findWin({ db }: Pick<Context, 'db'>, id: number): Promise<WholeWin> {
  const win = await findWholeWin(db, id)
  if (!win) throw new Refusal('notFound')
  return win
}

/** Tax is due by the law of the day on which the prize is given; before, as if it were given today. */
export function taxDayOf({ clock }: Pick<Context, 'clock'>, { step }: WholeWin) {
  const given = step?.receivedAt ?? step?.sentAt
  return given ? vietnamDayOf(given) : clock.today()
}

function stepsOf({ wonAt, step }: WholeWin): api.DeskWin['steps'] {
  const at: Record<ClaimState, Date | null> = {
    won: wonAt,
    contacted: step?.contactedAt ?? null,
    papers: step?.papersAt ?? null,
    sent: step?.sentAt ?? null,
    received: step?.receivedAt ?? null,
    lapsed: step?.lapsedAt ?? null,
  }
  return claimStates.flatMap((state) => {
    const moment = at[state]
    return moment === null ? [] : [{ state, at: toVietnamIso(moment) }]
  })
}
