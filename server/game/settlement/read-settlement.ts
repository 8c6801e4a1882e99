import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { ruleOn } from '#domain/game/backoffice/law.ts'
import type * as api from '#domain/game/settlement/api.ts'
import { checkSettlement, type CheckLine } from '#domain/game/settlement/checks.ts'
import { figuresOf, type SettlementFigures } from '#domain/game/settlement/figures.ts'
import { deadlinesOf } from '#domain/game/settlement/steps.ts'
import { toVietnamIso, vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { findStaffNames } from '../../staff/index.ts'
import { findDeskRow, type DeskRow } from '../backoffice/desk-queries.ts'
import { listLegalRules } from '../legal-queries.ts'
import {
  countPrizes,
  findSettledState,
  listSteps,
  type NotedStep,
  type SettledState,
} from './settlement-queries.ts'

export async function getGameSettlement(
  ctx: Context,
  { id }: ParsedInput<typeof api.getGameSettlement>,
  caller: Caller,
): Promise<api.GameSettlement> {
  const row = await findDeskRow(ctx.db, id, ctx.clock.now())
  if (!row) throw new Refusal('notFound')
  const read = await readSettlement(ctx.db, row)
  const law = await listLegalRules(ctx.db)
  const { state, steps, checks, figures } = read
  const me = getStaff(caller).username
  const isOwn = steps.some(({ notedBy }) => notedBy === me)
  const usernames = [...steps.map(({ notedBy }) => notedBy), state.settledBy ?? me]
  const names = await findStaffNames(ctx.db, usernames.map(actorOf))
  const nameOf = (username: string) => names.get(actorOf(username)) ?? username
  return {
    id,
    title: row.title,
    slug: row.announced.slug,
    phase: row.phase,
    version: state.version,
    closes_at: toVietnamIso(state.closesAt),
    figures,
    checks,
    steps: shownSteps(read, {
      law,
      rules: row.rules,
      today: ctx.clock.today(),
      nameOf,
    }),
    settled_by: state.settledBy && nameOf(state.settledBy),
    settled_at: state.settledAt && toVietnamIso(state.settledAt),
    can_settle: row.phase === 'closed' && !isOwn && checks.every(({ done }) => done),
    is_own: isOwn,
  }
}

const actorOf = (username: string) => `staff:${username}`

export interface Settlement {
  state: SettledState
  steps: NotedStep[]
  figures: SettlementFigures
  checks: CheckLine[]
}

/** How a campaign stands; the figures of a settled one are those of that moment. `notFound` before its approval. */
export async function readSettlement(
  db: Db,
  { id, announced, phase }: Pick<DeskRow, 'id' | 'announced' | 'phase'>,
): Promise<Settlement> {
  const state = await findSettledState(db, id)
  if (!state) throw new Refusal('notFound')
  const steps = await listSteps(db, id)
  const figures = state.figures ?? (await countFigures(db, { id, announced, state }))
  const checks = checkSettlement({
    isClosed: phase === 'closed' || phase === 'settled',
    isSecretTold: state.isSecretTold,
    isTold: state.isTold,
    held: state.held,
    running: state.running,
    waitingReserves: state.waitingReserves,
    figures,
    steps: steps.map(({ step, amount, note, fileId }) => ({
      step,
      amount,
      note,
      hasPaper: fileId !== null,
    })),
  })
  return { state, steps, figures, checks }
}

async function countFigures(
  db: Db,
  { id, announced, state }: Pick<DeskRow, 'id' | 'announced'> & { state: SettledState },
): Promise<SettlementFigures> {
  const [counted, law] = [await countPrizes(db, id), await listLegalRules(db)]
  const { entries, blanksDrawn, closesAt } = state
  const share = ruleOn(law, 'unclaimedShare', vietnamDayOf(closesAt))
  return figuresOf(announced, counted, { entries, blanksDrawn, share })
}

function shownSteps(
  { state: { closesAt }, steps, figures }: Settlement,
  {
    law,
    rules,
    today,
    nameOf,
  }: {
    law: Awaited<ReturnType<typeof listLegalRules>>
    rules: DeskRow['rules']
    today: string
    nameOf: (username: string) => string
  },
): api.GameSettlement['steps'] {
  const noted = new Map(steps.map((step) => [step.step, step]))
  const reportedOn = noted.get('reported')?.doneOn ?? null
  return deadlinesOf(law, rules, { closesAt, reportedOn }).map(({ step, due_on: dueOn, ...of }) => {
    const done = noted.get(step)
    const isNeeded = step !== 'paid' || figures.owed !== 0
    return {
      ...of,
      step,
      due_on: dueOn,
      late: isNeeded && dueOn !== null && (done?.doneOn ?? today) > dueOn,
      not_needed: !isNeeded,
      done: done
        ? {
            done_on: done.doneOn,
            amount: done.amount,
            reference: done.reference,
            note: done.note,
            file: done.fileId === null ? null : { id: done.fileId, name: done.fileName ?? '' },
            noted_by: nameOf(done.notedBy),
            noted_at: toVietnamIso(done.notedAt),
          }
        : null,
    }
  })
}
