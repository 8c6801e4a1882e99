import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import type * as api from '#domain/game/settlement/api.ts'
import { stepsWithPaper } from '#domain/game/settlement/steps.ts'
import { settlementTexts as texts } from '#domain/game/settlement/texts.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit } from '../../staff/index.ts'
import { lockDeskRow } from '../backoffice/desk-queries.ts'
import { listFiles } from '../backoffice/file-queries.ts'
import { gamesKey } from '../backoffice/live-key.ts'
import { getGameSettlement } from './read-settlement.ts'
import { deleteStep, findSettledState, raiseVersion, saveStep } from './settlement-queries.ts'

type Noted = ParsedInput<typeof api.noteSettlementStep>

/** Notes that a step was done; whoever saw an older state is refused. */
export function noteSettlementStep(
  ctx: Context,
  noted: Noted,
  caller: Caller,
): Promise<api.GameSettlement> {
  const { id: _id, version: _version, ...after } = noted
  return change(ctx, noted, caller, { action: words.stepNoted, after }, async (trx, closesAt) => {
    await ensureWhole(ctx, trx, noted, closesAt)
    await saveStep(trx, noted.id, {
      step: noted.step,
      doneOn: noted.done_on,
      amount: noted.step === 'paid' ? noted.amount! : null,
      reference: noted.reference,
      fileId: noted.file_id ?? null,
      note: noted.note,
      notedBy: getStaff(caller).username,
      notedAt: ctx.clock.now(),
    })
  })
}

/** Takes a note back. */
export function dropSettlementStep(
  ctx: Context,
  dropped: ParsedInput<typeof api.dropSettlementStep>,
  caller: Caller,
): Promise<api.GameSettlement> {
  const { id, step } = dropped
  const audited = { action: words.stepDropped, after: { step } }
  return change(ctx, dropped, caller, audited, async (trx) => {
    if (!(await deleteStep(trx, id, step))) overtaken()
  })
}

/** One transaction with the campaign's row held: whoever settles comes before or after. */
async function change(
  ctx: Context,
  { id, version }: { id: number; version: number },
  caller: Caller,
  audited: { action: string; after: object },
  write: (trx: Db, closesAt: Date) => Promise<void>,
): Promise<api.GameSettlement> {
  await ctx.db.transaction().execute(async (trx) => {
    const game = await lockDeskRow(trx, id, ctx.clock.now())
    const state = game && (await findSettledState(trx, id))
    if (!state) throw new Refusal('notFound')
    if (game.phase === 'settled') throw new Refusal('conflict', { message: texts.settled })
    if (game.phase !== 'closed') throw new Refusal('conflict', { message: texts.notClosed })
    if (!(await raiseVersion(trx, { id, version }))) overtaken()
    await write(trx, state.closesAt)
    await recordAudit(ctx, trx, caller, { ...audited, subject: { kind: 'game', id } })
  })
  ctx.changeBus.tell([gamesKey])
  return getGameSettlement(ctx, { id }, caller)
}

/** What a note needs before anybody believes it, told at its field. */
async function ensureWhole(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { id, step, done_on: day, amount, reference, file_id: file }: Noted,
  closesAt: Date,
): Promise<void> {
  const refuse = (field: string, message: string): never => {
    throw new Refusal('invalidInput', { fields: { [field]: message } })
  }
  if (day > clock.today()) refuse('done_on', texts.dayInFuture)
  if (day < vietnamDayOf(closesAt)) refuse('done_on', texts.dayTooEarly)
  if (step === 'announced' && reference === '') refuse('reference', texts.referenceMissing)
  if (step === 'paid' && amount === undefined) refuse('amount', texts.amountMissing)
  if (file === undefined && stepsWithPaper.includes(step)) refuse('file_id', texts.fileMissing)
  if (file === undefined) return
  const papers = await listFiles(trx, id, 'settlement')
  if (!papers.some((paper) => paper.id === file)) refuse('file_id', texts.fileUnknown)
}

function overtaken(): never {
  throw new Refusal('conflict', { message: texts.overtaken })
}
