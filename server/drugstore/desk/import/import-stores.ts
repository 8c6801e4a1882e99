import type { StoreImport } from '#domain/drugstore/desk/api.ts'
import { importTexts as texts } from '#domain/drugstore/desk/import-texts.ts'
import { auditTexts } from '#domain/drugstore/desk/texts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Caller, Context } from '../../../context.ts'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../../staff/index.ts'
import { endSessions } from '../../session-store.ts'
import { insertStores, updateStores } from '../../store.ts'
import { isClosing, planImport, type Step } from './plan-import.ts'
import { readColumns, type CellError } from './read-columns.ts'
import { readRows } from './read-sheet.ts'
import { readStores } from './read-stores.ts'
import { openUnitNames } from './unit-names.ts'

const mostShown = 200

export interface ImportOrder {
  file: Buffer
  dryRun: boolean
  reason: string
}

/**
 * All stores of a file or, with one wrong cell, none; in a dry run none either. The whole file is one
 * line of the audit. What was added meanwhile is `conflict`.
 */
export async function importStores(
  ctx: Context,
  { file, dryRun, reason }: ImportOrder,
  caller: Caller,
): Promise<StoreImport> {
  const { stores, errors } = await readFile(ctx, file)
  if (errors.length > 0) return toAnswer([], errors, { dryRun, written: false })
  const steps = await ctx.db.transaction().execute(async (trx) => {
    const planned = await planImport(trx, stores)
    if (!dryRun) await applyPlan(ctx, trx, planned, reason, caller)
    return planned
  })
  return toAnswer(steps, [], { dryRun, written: !dryRun })
}

async function readFile(ctx: Context, file: Buffer) {
  const sheet = await readRows(file)
  if (sheet.wrong) {
    return { stores: [], errors: [{ ...sheet.wrong, column: texts.file }] }
  }
  const { rows, errors } = readColumns(sheet.rows)
  if (errors.length > 0) return { stores: [], errors }
  return readStores(rows, await openUnitNames(ctx))
}

async function applyPlan(
  ctx: Context,
  trx: Db,
  steps: readonly Step[],
  reason: string,
  caller: Caller,
): Promise<void> {
  const now = ctx.clock.now()
  const added = steps.filter(({ change }) => change === 'added')
  const changed = steps.filter(({ change }) => change === 'changed')
  const inserted = await insertStores(
    trx,
    added.map(({ code, values }) => ({ ...values, code, created_at: now, updated_at: now })),
  )
  if (inserted < added.length) throw new Refusal('conflict')
  await updateStores(
    trx,
    changed.map(({ known, values }) => ({ ...values, id: known!.id, updated_at: now })),
  )
  const closed = changed.filter((step) => isClosing(step))
  for (const { known } of closed) await endSessions(trx, { storeId: known!.id }, now)
  await recordAudit(ctx, trx, caller, {
    action: auditTexts.imported,
    subject: { kind: 'store', id: 'import' },
    reason,
    after: { ...countsOf(steps), codes: [...added, ...changed].map(({ code }) => code) },
  })
}

function countsOf(steps: readonly Step[]) {
  const count = (wanted: Step['change']) => steps.filter(({ change }) => change === wanted).length
  const closed = steps.filter((step) => isClosing(step)).length
  return { added: count('added'), changed: count('changed'), same: count('same'), closed }
}

function toAnswer(
  steps: readonly Step[],
  errors: readonly CellError[],
  { dryRun, written }: { dryRun: boolean; written: boolean },
): StoreImport {
  const preview = steps.slice(0, mostShown).map(({ row, code, change, values }) => {
    const { name, full_address } = values
    return { row, code, name, full_address, change }
  })
  const found = errors.slice(0, mostShown)
  const counts = { rows: steps.length, ...countsOf(steps), wrong: errors.length }
  return { dry_run: dryRun, written, ...counts, errors: found, preview }
}
