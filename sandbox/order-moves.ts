import { refusals } from '#domain/errors.ts'
import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { orderEventLabels } from '#domain/order/texts.ts'
import { needsOldWard } from '#domain/shipping/units.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { listOrdersByHand, moveByHand, type OrderByHand } from '#server/order/index.ts'
import type { App } from '#server/platform/http/app.ts'
import { readForms } from '#server/platform/http/read-forms.ts'
import { ensureOwnPage, formPageHeaders } from './own-form.ts'

const shown = 30

/** Lets a person deliver, refuse and complete orders of the demo, without a script. */
export function orderMoveRoutes({ fastify, ctx }: App): void {
  void fastify.register(async (scope: FastifyInstance) => {
    readForms(scope)
    scope.get('/dev/orders', async (_request, reply) => {
      void reply.headers(formPageHeaders)
      return reply.type('text/html; charset=utf-8').send(pageOf(await orderMoves(ctx)))
    })
    scope.post<{ Params: { code: string } }>('/dev/orders/:code/move', async (request, reply) => {
      ensureOwnPage(request)
      const event = eventOf(request.body)
      await moveByHand(ctx, request.params.code, event, 'staff:demo')
      return reply.header('cache-control', 'no-store').redirect('/dev/orders', 303)
    })
  })
}

/** From the form, or from JSON. */
function eventOf(body: unknown): string {
  if (body instanceof URLSearchParams) return body.get('event') ?? ''
  const { event } = (body ?? {}) as { event?: unknown }
  return typeof event === 'string' ? event : ''
}

/** The newest orders, each with a button for every move that the table allows. */
async function orderMoves(ctx: Context): Promise<string> {
  const orders = await listOrdersByHand(ctx, shown)
  if (orders.length === 0) return '<p>Chưa có đơn hàng nào.</p>'
  const heads = ['Lúc', 'Mã đơn', 'Điện thoại', 'Thanh toán', 'Trạng thái', 'Việc tiếp theo']
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${orders.map(rowOf).join('')}</tbody></table>`
}

function rowOf(order: OrderByHand): string {
  const { code, status, total, pointCost, createdAt, customerPhone } = order
  const paid = formatVnd(vnd(total)) + (pointCost > 0 ? ` + ${formatPoints(pointCost)}` : '')
  const cells = [
    formatDateTime(toVietnamIso(createdAt)),
    code,
    customerPhone,
    paid,
    orderStatusLabels[status],
    formOf(order),
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function formOf({ code, events, wardUnsure: isUnsure, shippingUnit }: OrderByHand): string {
  if (events.length === 0) return ''
  // The back office names the ward first, so the button would only be refused.
  const waits = isUnsure && needsOldWard(shippingUnit) && events.includes('handedToCarrier')
  const buttons = events
    .filter((event) => !waits || event !== 'handedToCarrier')
    .map(
      (event) =>
        `<button name="event" value="${event}">${orderEventLabels[event] ?? event}</button>`,
    )
  const why = waits ? `<p>${refusals.wardUnsure.message}</p>` : ''
  return `${why}<form method="post" action="/dev/orders/${code}/move">${buttons.join(' ')}</form>`
}

function pageOf(table: string): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Đơn hàng thử nghiệm</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>Đơn hàng thử nghiệm</h1><p>Trang này chỉ có trong bản demo: giao, từ chối, hoàn tất đơn hàng.
<a href="/dev/">Tin nhắn đã gửi</a></p>${table}</main></body></html>`
}
