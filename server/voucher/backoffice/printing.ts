import { z } from 'zod'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/voucher/backoffice.ts'
import { campaignTexts as texts } from '#domain/voucher/campaign-texts.ts'
import type { Caller, Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { getStaff } from '../../platform/http/access.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { runOnce } from '../../platform/idempotency.ts'
import { encryptLines, isRecipient } from '../../platform/sealed-export.ts'
import { recordAudit } from '../../staff/index.ts'
import { beginSeries, generateAndWrite } from '../print-codes.ts'
import { keepFile } from '../print-queries.ts'
import { lockCampaigns } from '../campaign-lock-queries.ts'
import { findFile, markRecalled, revokeFree } from './campaign-queries.ts'

/**
 * Makes codes of one use each, once for its key. They leave in a file that only its recipient can open, which is
 * kept: an answer that is lost on its way loses no code.
 */
export async function printVouchers(
  ctx: Context,
  input: ParsedInput<typeof api.printVouchers>,
  caller: Caller,
): Promise<Output<typeof api.printVouchers>> {
  const { id, count, recipient, reason } = input
  if (!isRecipient(recipient)) {
    throw new Refusal('invalidInput', { fields: { recipient: texts.recipient } })
  }
  const scope = `POST /admin/voucher-campaigns/print ${getStaff(caller).id}`
  const request = { scope, key: caller.idempotencyKey!, body: input }
  return runOnce(ctx, request, async (trx) => {
    const begun = await beginSeries(ctx, trx, id, count)
    if (!begun) throw new Refusal('conflict', { message: texts.notPrintable })
    const file = await encryptLines(recipient, generateAndWrite(ctx, trx, begun, count))
    await keepFile(trx, begun.id, file)
    await audit(ctx, trx, caller, id, { action: texts.printed(count), reason })
    return { series: begun.id, printed: count }
  })
}

/** What of a series is free becomes worthless, what an order holds stays good and is worthless once it comes back. */
export async function recallVouchers(
  ctx: Context,
  { id, series, reason }: ParsedInput<typeof api.recallVouchers>,
  caller: Caller,
): Promise<Output<typeof api.recallVouchers>> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockCampaigns(trx, { ids: [id] })
    const one = { id: series, campaignId: id }
    if (!(await markRecalled(trx, one, ctx.clock.now()))) throw new Refusal('notFound')
    const recalled = await revokeFree(trx, one)
    await audit(ctx, trx, caller, id, { action: texts.recalled(series, recalled), reason })
    return { recalled }
  })
}

function audit(
  ctx: Context,
  trx: Context['db'],
  caller: Caller,
  id: number,
  done: { action: string; reason: string },
): Promise<void> {
  return recordAudit(ctx, trx, caller, { ...done, subject: { kind: 'voucherCampaign', id } })
}

const number = z.coerce.number().int().min(1).max(2_147_483_647)

/** The file of a series, as often as it is wanted: only its recipient can read it. */
export function seriesFileRoute(app: App): void {
  const route = {
    method: 'GET',
    path: '/admin/voucher-campaigns/{id}/series/{series}',
    realm: 'staff',
    permission: 'vouchers.edit',
    summary: 'The codes that were printed together, encrypted for their recipient',
    input: z.object({ id: number, series: number }),
    produces: 'application/octet-stream',
  } as const
  rawRoute(app, route, async (ctx, { input: { id, series }, reply }) => {
    const file = await findFile(ctx.db, { id: series, campaignId: id })
    if (!file) throw new Refusal('notFound')
    const name = `voucher-${id}-${series}.age`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(file)
  })
}
