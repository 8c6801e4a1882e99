import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type * as api from '#domain/notification/api.ts'
import type { Context } from '../context.ts'
import { messageFigures } from './figures.ts'
import { findMessageId } from './request-id.ts'
import { closeSms } from './queries.ts'

const refused = '4'
const sent = '5'

/** Notes the end of an SMS, once; states on the way are not kept. */
export async function reportSmsState(
  ctx: Context,
  report: ParsedInput<typeof api.reportSmsState>,
): Promise<Output<typeof api.reportSmsState>> {
  const id = findMessageId(ctx.config, report.RequestId)
  if (id === null) throw new Refusal('notFound')
  if (report.SendStatus !== refused && report.SendStatus !== sent) return { noted: false }
  const arrived = report.SendStatus === sent && report.SendFailed === 0
  const noted = await closeSms(ctx.db, {
    id,
    arrived,
    code: report.SendStatus,
    reference: report.SMSID,
    now: ctx.clock.now(),
  })
  if (noted) {
    const outcome = arrived ? 'delivered' : 'undelivered'
    messageFigures(ctx.metrics.registry).attempts.inc({ channel: 'sms', outcome })
  }
  return { noted }
}
