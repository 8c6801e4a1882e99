import { Refusal } from '#domain/errors.ts'
import { papersInput } from '#domain/order/papers/papers.ts'
import type { App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { recordAudit } from '../../staff/index.ts'
import { labelPdf } from './label-pdf.ts'
import { readPrintedOrders, readSender } from './printed-order.ts'
import { slipPdf } from './slip-pdf.ts'
import { paperTexts as texts } from './texts.ts'

const files = { labels: 'nhan-van-don', slips: 'phieu-dong-goi' } as const

/** Labels and packing slips of one order, or of up to 200, as one PDF; noted in the audit, as they name people. */
export function papersRoute(app: App): void {
  const definition = {
    method: 'GET',
    path: '/admin/order-papers/{kind}',
    realm: 'staff',
    permission: 'orders.ship',
    summary: 'Labels (A6) or packing slips (A5) of up to 200 orders as PDF; noted in the audit',
    input: papersInput,
    produces: 'application/pdf',
  } as const
  rawRoute(app, definition, async (ctx, { input: { kind, codes }, reply, caller }) => {
    const [orders, sender] = [await readPrintedOrders(ctx, codes), await readSender(ctx)]
    if (orders.length === 0) throw new Refusal('notFound')
    const action = kind === 'labels' ? texts.auditLabels : texts.auditSlips
    await ctx.db.transaction().execute(async (trx) => {
      for (const { code } of orders) {
        const subject = { kind: 'order', id: code } as const
        await recordAudit(ctx, trx, caller, { action, subject, reason: '' })
      }
    })
    const at = ctx.clock.now()
    const pdf = kind === 'labels' ? await labelPdf(orders, sender, at) : slipPdf(orders, sender, at)
    const name = orders.length === 1 ? `${files[kind]}-${orders[0]!.code}` : files[kind]
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .send(pdf)
  })
}
