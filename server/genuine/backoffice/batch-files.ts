import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import {
  batchFields,
  batchTerms,
  maxListBytes,
  type TakenOver,
} from '#domain/genuine/backoffice/batches.ts'
import { batchTexts as texts, sayLineProblem } from '#domain/genuine/backoffice/texts.ts'
import { rowIdField } from '#domain/kernel/fields.ts'
import { reasonField } from '#domain/staff/fields.ts'
import type { Caller, Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { getStaff } from '../../platform/http/access.ts'
import { readFormFile, takesFormFile } from '../../platform/http/form-file.ts'
import { parseInput } from '../../platform/http/input.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { recordAudit } from '../../staff/index.ts'
import { importBatch, type CodeImport } from '../import-batch.ts'
import { BatchNameTaken } from '../issue-batch.ts'
import { countOtherKeys } from '../other-keys.ts'
import { termsOf } from './batches.ts'

/** Lists of codes: a printer's comes in, an encrypted one goes out. */
export function batchFileRoutes(app: App): void {
  takeOverRoute(app)
  printerFileRoute(app)
}

const terms = z.object({ ...batchTerms.shape, ...batchFields.shape })
const maxTold = 100

/** `POST …/take-over`: a form of `file` (a code a line), `terms` (JSON), `dry_run` and `reason`. */
function takeOverRoute(app: App): void {
  const definition = {
    method: 'POST',
    path: '/admin/code-batches/take-over',
    realm: 'staff',
    permission: 'codes.edit',
    summary: "A printer's own list as a batch, all codes or none; a dry run only tells",
    produces: 'application/json',
    ...takesFormFile(maxListBytes),
  } as const
  rawRoute(app, definition, async (ctx, { request, caller }) => {
    const { bytes, fields } = await readFormFile(request, texts.listMissing)
    const list = bytes.toString('utf8')
    // A trial asks nothing but whether the codes are good: it needs neither terms nor a reason.
    if (fields['dry_run'] !== 'false') return { data: toAnswer(await tryList(ctx, list)) }
    const asked = parseInput({ input: terms }, readJson(fields['terms']))
    const { reason } = parseInput({ input: z.object({ reason: reasonField }) }, fields)
    return { data: await takeOver(ctx, { asked, list, reason }, caller) }
  })
}

interface Taking {
  asked: z.output<typeof terms>
  list: string
  reason: string
}

async function takeOver(
  ctx: Context,
  { asked, list, reason }: Taking,
  caller: Caller,
): Promise<TakenOver> {
  if ((await countOtherKeys(ctx)) > 0) throw new Refusal('conflict', { message: texts.otherKey })
  const { activation, note, ...given } = asked
  const made = { ...termsOf(given), activation, note, createdBy: getStaff(caller).fullName }
  const report = await ctx.db.transaction().execute(async (trx) => {
    const imported = await importBatch({ ...ctx, db: trx }, made, list).catch(refuse)
    if (imported.batchId !== null) {
      await recordAudit(ctx, trx, caller, {
        action: texts.takenOver,
        subject: { kind: 'codeBatch', id: imported.batchId },
        reason,
        after: { ...given, count: imported.codes },
      })
    }
    return imported
  })
  if (report.codes === 0 && report.problems.length === 0) {
    throw new Refusal('invalidInput', { fields: { file: texts.listEmpty } })
  }
  if (report.batchId !== null) ctx.changeBus.tell(['code-batches'])
  return toAnswer(report)
}

/** What is wrong with a list; nothing is written. */
function tryList(ctx: Context, list: string): Promise<CodeImport> {
  const nothing = { name: '', kind: 'single', productCode: '', point: 0 } as const
  return importBatch(ctx, nothing, list, { dryRun: true })
}

function toAnswer({ codes, problems, batchId }: CodeImport): TakenOver {
  return {
    codes,
    written: batchId !== null,
    wrong: problems.length,
    problems: problems.slice(0, maxTold).map(({ line, problem }) => {
      return { line, problem: sayLineProblem(problem) }
    }),
    batch_id: batchId,
  }
}

function refuse(error: unknown): never {
  if (error instanceof BatchNameTaken) {
    throw new Refusal('conflict', { fields: { name: texts.nameTaken } })
  }
  if (error instanceof RangeError) {
    throw new Refusal('conflict', { fields: { product_code: texts.prefix } })
  }
  throw error
}

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return {}
  }
}

/** The printer's list, as often as it is wanted: only its recipient can read it. */
function printerFileRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/code-batches/{id}/file',
    realm: 'staff',
    permission: 'codes.edit',
    summary:
      "A batch's codes for its printer, encrypted for the holder of the recipient's key; audited",
    input: z.object({ id: rowIdField }),
    produces: 'application/octet-stream',
  } as const
  rawRoute(app, definition, async (ctx, { input: { id }, reply, caller }) => {
    const file = await ctx.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('code_batch_file')
        .select('file')
        .where('batch_id', '=', id)
        .executeTakeFirst()
      if (!row) throw new Refusal('notFound')
      await recordAudit(ctx, trx, caller, {
        action: texts.fetched,
        subject: { kind: 'codeBatch', id },
      })
      return row.file
    })
    return reply
      .header('content-disposition', `attachment; filename="lo-ma-${id}.age"`)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(file)
  })
}
