import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import {
  replyLabels,
  replyMessages,
  reportTexts as texts,
  type ReplyTemplate,
} from '#domain/genuine/backoffice/reply-templates.ts'
import type {
  CounterfeitReportRecord,
  noteReport as noteEndpoint,
  replyToReporter as replyEndpoint,
} from '#domain/genuine/backoffice/reports.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { sendMessage } from '../../notification/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { appendEvent } from '../../platform/outbox.ts'
import { recordAudit } from '../../staff/index.ts'
import { referenceOf } from '../report-reference.ts'
import { findReport } from './reports.ts'

const reportsKey = 'counterfeit-reports'

/** Keeps what somebody found out, once for its key. */
export async function noteReport(
  ctx: Context,
  input: ParsedInput<typeof noteEndpoint>,
  caller: Caller,
): Promise<CounterfeitReportRecord> {
  const { id, words } = input
  const staff = getStaff(caller)
  const scope = `POST /admin/counterfeit-reports/notes ${staff.id}`
  const request = { scope, key: caller.idempotencyKey!, body: input }
  await runOnce(ctx, request, async (trx) => {
    await lockReport(trx, id)
    const note = { kind: 'note', template: '', words, by: staff.fullName } as const
    const noteId = await insertNote(trx, id, note, ctx.clock.now())
    await recordAudit(ctx, trx, caller, {
      action: texts.noted,
      subject: { kind: 'counterfeitReport', id },
    })
    return { id: noteId }
  })
  ctx.changeBus.tell([reportsKey])
  return (await findReport(ctx, id))!
}

/** Answers whoever sent a report; each ready answer goes out once a report, however often it is pressed. */
export async function replyToReporter(
  ctx: Context,
  { id, version, template }: ParsedInput<typeof replyEndpoint>,
  caller: Caller,
): Promise<CounterfeitReportRecord> {
  const { fullName: by } = getStaff(caller)
  const label = replyLabels[template]
  await ctx.db.transaction().execute(async (trx) => {
    const report = await lockReport(trx, id)
    if (report.version !== version) {
      throw new Refusal('conflict', { current: await findReport({ ...ctx, db: trx }, id) })
    }
    if (report.phone === '') throw new Refusal('conflict', { message: texts.nobody })
    if (await hasReply(trx, id, template)) {
      throw new Refusal('conflict', { message: texts.repliedBefore })
    }
    const note = { kind: 'reply', template, words: label, by } as const
    const noteId = await insertNote(trx, id, note, ctx.clock.now())
    await appendEvent(trx, 'counterfeit.replied', { noteId })
    await trx
      .updateTable('counterfeit_report')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await recordAudit(ctx, trx, caller, {
      action: texts.replied(label),
      subject: { kind: 'counterfeitReport', id },
    })
  })
  ctx.changeBus.tell([reportsKey])
  ctx.outbox.wake()
  return (await findReport(ctx, id))!
}

/** Sends what was answered; whoever was erased meanwhile hears nothing. */
export async function tellReporter(ctx: Context, noteId: number): Promise<void> {
  const reply = await ctx.db
    .selectFrom('counterfeit_note as n')
    .innerJoin('counterfeit_report as r', 'r.id', 'n.report_id')
    .select(['n.template', 'r.id', 'r.phone'])
    .where('n.id', '=', noteId)
    .where('r.phone', '<>', '')
    .executeTakeFirst()
  if (!reply) return
  await sendMessage(ctx, {
    dedupeKey: `counterfeit-reply:${noteId}`,
    recipient: reply.phone,
    template: replyMessages[reply.template as ReplyTemplate],
    values: { code: referenceOf(reply.id) },
  })
}

async function lockReport(trx: Db, id: number): Promise<{ version: number; phone: string }> {
  const report = await trx
    .selectFrom('counterfeit_report')
    .select(['version', 'phone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!report) throw new Refusal('notFound')
  return report
}

async function hasReply(trx: Db, reportId: number, template: ReplyTemplate): Promise<boolean> {
  const reply = await trx
    .selectFrom('counterfeit_note')
    .select('id')
    .where('report_id', '=', reportId)
    .where('template', '=', template)
    .executeTakeFirst()
  return reply !== undefined
}

async function insertNote(
  trx: Db,
  reportId: number,
  note: { kind: 'note' | 'reply'; template: string; words: string; by: string },
  at: Date,
): Promise<number> {
  const { by, ...words } = note
  const { id } = await trx
    .insertInto('counterfeit_note')
    .values({ ...words, report_id: reportId, written_by: by, written_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
