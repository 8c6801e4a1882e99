import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/game/backoffice/api.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import { boxOfFields, rulesOfFields } from '#domain/game/backoffice/box-of-fields.ts'
import { gameFields, type GameFields } from '#domain/game/backoffice/fields.ts'
import { templateOf } from '#domain/game/backoffice/templates.ts'
import { deskGameTexts as texts } from '#domain/game/backoffice/texts.ts'
import type { AnnouncedBox } from '#domain/game/definition.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getStaff } from '../../platform/http/access.ts'
import { auditedFields } from '../source-names.ts'
import { recordAudit } from '../../staff/index.ts'
import {
  findDeskRow,
  insertDraft,
  isSlugTaken,
  updateDraft,
  type WrittenGame,
} from './desk-queries.ts'
import { gamesKey } from './live-key.ts'
import { fieldsOf, readDeskGame } from './read-game.ts'

/** Begins a draft from a template, or with all of another campaign but its address, its days and its registration. */
export async function addDeskGame(
  ctx: Context,
  { title, slug, template, copy_of: copyOf }: ParsedInput<typeof api.addDeskGame>,
  caller: Caller,
): Promise<Output<typeof api.addDeskGame>> {
  const blank = gameFields.parse(templateOf(template, { title, slug, today: ctx.clock.today() }))
  const copied = copyOf === undefined ? null : await findDeskRow(ctx.db, copyOf, ctx.clock.now())
  if (copyOf !== undefined && !copied) throw new Refusal('notFound')
  const fields = copied ? copyOfFields(fieldsOf(copied), blank) : blank
  const beacon = ctx.config.beacon?.chain ?? null
  const id = await ctx.db.transaction().execute(async (trx) => {
    await ensureSlugFree(trx, slug, 0)
    const added = await insertDraft(trx, written(ctx, fields, beacon, caller), copyOf ?? null)
    const subject = { kind: 'game', id: added } as const
    await recordAudit(ctx, trx, caller, {
      action: words.added,
      subject,
      after: await auditedFields(trx, fields),
    })
    return added
  })
  ctx.changeBus.tell([gamesKey])
  return readDeskGame(ctx, id, caller)
}

/** Changes a draft; refuses `conflict` when somebody was quicker, or it is approved. */
export async function changeDeskGame(
  ctx: Context,
  { id, version, fields }: ParsedInput<typeof api.changeDeskGame>,
  caller: Caller,
): Promise<Output<typeof api.changeDeskGame>> {
  await ctx.db.transaction().execute(async (trx) => {
    const before = await findDeskRow(trx, id, ctx.clock.now())
    if (!before) throw new Refusal('notFound')
    await ensureSlugFree(trx, fields.slug, id)
    const game = written(ctx, fields, before.announced.beacon, caller)
    if (!(await updateDraft(trx, { id, version }, game))) throw new Refusal('conflict')
    await recordAudit(ctx, trx, caller, {
      action: words.changed,
      subject: { kind: 'game', id },
      before: await auditedFields(trx, fieldsOf(before)),
      after: await auditedFields(trx, fields),
    })
  })
  ctx.changeBus.tell([gamesKey])
  return readDeskGame(ctx, id, caller)
}

function written(
  { clock }: Context,
  fields: GameFields,
  beacon: AnnouncedBox['beacon'],
  caller: Caller,
): WrittenGame {
  const announced = boxOfFields(fields, beacon)
  if (announced.opens_at >= announced.closes_at) {
    throw new Refusal('invalidInput', { fields: { closes_at: texts.closesBeforeOpening } })
  }
  const by = getStaff(caller).username
  return { fields, announced, rules: rulesOfFields(fields), by, at: clock.now() }
}

/** Two who choose the same at once: the second is stopped by the table. */
async function ensureSlugFree(trx: Db, slug: string, except: number): Promise<void> {
  if (!(await isSlugTaken(trx, slug, except))) return
  throw new Refusal('invalidInput', { fields: { slug: texts.slugTaken } })
}

function copyOfFields(source: GameFields, blank: GameFields): GameFields {
  const { title, slug, opens_at, closes_at } = blank
  const own = { registration_number: '', registered_on: '', legal_file_id: undefined, days: [] }
  return { ...source, ...own, title, slug, opens_at, closes_at }
}
