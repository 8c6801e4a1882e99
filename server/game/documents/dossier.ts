import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { gameAuditTexts as words } from '#domain/game/backoffice/audit-texts.ts'
import type * as api from '#domain/game/documents/api.ts'
import { documentKinds } from '#domain/game/documents/api.ts'
import { documentOf, missingOf } from '#domain/game/documents/content.ts'
import type { Caller, Context } from '../../context.ts'
import { recordAudit } from '../../staff/index.ts'
import { findDeskRow } from '../backoffice/desk-queries.ts'
import { gamesKey } from '../backoffice/live-key.ts'
import { countRows, findDossier, saveDossier } from './dossier-queries.ts'
import { isReady, readSource } from './read-source.ts'

/** The papers of a promotion, with what each of them still lacks. */
export async function getGameDossier(
  ctx: Context,
  { id }: ParsedInput<typeof api.getGameDossier>,
): Promise<api.GameDossier> {
  const read = await readSource(ctx, id)
  if (!read) throw new Refusal('notFound')
  const { row, dossier, source } = read
  return {
    id,
    title: row.title,
    phase: row.phase,
    version: dossier.version,
    fields: dossier.fields,
    documents: documentKinds.map((kind) => ({
      kind,
      ready: isReady(kind, read),
      missing: missingOf(documentOf(kind, source)),
    })),
    counts: await countRows(ctx.db, id),
  }
}

/** Writes what the papers say besides the game; `conflict` when somebody was quicker. */
export async function saveGameDossier(
  ctx: Context,
  { id, version, fields }: ParsedInput<typeof api.saveGameDossier>,
  caller: Caller,
): Promise<api.GameDossier> {
  if (!(await findDeskRow(ctx.db, id, ctx.clock.now()))) throw new Refusal('notFound')
  await ctx.db.transaction().execute(async (trx) => {
    const before = await findDossier(trx, id)
    if (!(await saveDossier(trx, { id, version, fields }))) throw new Refusal('conflict')
    // Whom the authority may call is told in the paper, not in the audit.
    const { contact_name: _name, contact_phone: _phone, ...after } = fields
    const { contact_name: _oldName, contact_phone: _oldPhone, ...known } = before.fields
    const subject = { kind: 'game', id } as const
    await recordAudit(ctx, trx, caller, {
      action: words.dossierSaved,
      subject,
      before: known,
      after,
    })
  })
  ctx.changeBus.tell([gamesKey])
  return getGameDossier(ctx, { id })
}
