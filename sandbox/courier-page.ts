import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/errors.ts'
import { parcelSteps, type ParcelStep } from '#domain/shipping/units.ts'
import { formatDateTime, toVietnamIso } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/platform/http/app.ts'
import { readForms } from '#server/platform/http/read-forms.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { CamelRow, Column } from '#server/platform/rows.ts'
import { takeCarrierEvent } from '#server/shipping/index.ts'
import { ensureOwnPage, escapeHtml, formPageHeaders } from './own-form.ts'

const stepLabels: Record<ParcelStep, string> = {
  underway: 'Đang trên đường',
  delivered: 'Đã giao',
  failed: 'Giao không thành công',
  sentAgain: 'Giao lại',
  back: 'Đã về kho',
}

/** A courier that nobody owns: shows a parcel as a carrier's page does, and tells the shop of what is pressed. */
export function courierRoutes({ fastify, ctx }: App): void {
  void fastify.register(async (scope: FastifyInstance) => {
    readForms(scope)
    scope.get<{ Params: { code: string } }>('/dev/courier/:code/', async (request, reply) => {
      const parcel = await findParcel(ctx, request.params.code)
      void reply.headers(formPageHeaders)
      return reply.type('text/html; charset=utf-8').send(pageOf(parcel))
    })
    scope.post<{ Params: { code: string } }>('/dev/courier/:code/', async (request, reply) => {
      ensureOwnPage(request)
      const { unit, trackingCode } = await findParcel(ctx, request.params.code)
      const pressed = request.body instanceof URLSearchParams ? request.body.get('step') : null
      const step = parcelSteps.find((each) => each === pressed)
      if (!step) throw new Refusal('invalidInput')
      const event = { trackingCode, statusCode: step, step, happenedAt: ctx.clock.now() }
      await takeCarrierEvent(ctx, { unit, readEvent: () => event }, { step, demo: true })
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/dev/courier/${trackingCode}/`, 303)
    })
  })
}

interface ShownParcel extends CamelRow<'shipment', 'unit' | 'tracking_code'> {
  sentAt: Column<'shipment', 'created_at'>
  events: { step: NonNullable<Column<'shipment_event', 'step'>>; at: string }[]
}

const parcel = `
  select s.unit, s.tracking_code as "trackingCode", s.created_at as "sentAt",
    coalesce((select json_agg(json_build_object('step', e.step, 'at', e.happened_at)
        order by e.happened_at desc)
      from shipment_event e where e.unit = s.unit and e.tracking_code = s.tracking_code
        and e.step is not null), '[]') as events
  from shipment s where s.tracking_code = $1 limit 1`

async function findParcel({ db }: Context, code: string): Promise<ShownParcel> {
  const [found] = await queryRows<ShownParcel>(db, parcel, [code])
  if (!found) throw new Refusal('notFound')
  return found
}

function pageOf({ trackingCode, sentAt, events }: ShownParcel): string {
  const lines = [
    ...events.map(({ step, at }) => `${timeOf(new Date(at))}: ${stepLabels[step]}`),
    `${timeOf(sentAt)}: Đã nhận hàng từ kho`,
  ]
  const buttons = parcelSteps.map(
    (step) => `<button name="step" value="${step}">${stepLabels[step]}</button>`,
  )
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Vận đơn thử nghiệm</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>Vận đơn ${escapeHtml(trackingCode)}</h1>
<p>Trang tra cứu của một đơn vị vận chuyển thử nghiệm, chỉ có trong bản demo.</p>
<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>
<form method="post" action="/dev/courier/${encodeURIComponent(trackingCode)}/">
<p>Báo cho cửa hàng:</p>${buttons.join(' ')}</form></main></body></html>`
}

function timeOf(at: Date): string {
  return formatDateTime(toVietnamIso(at))
}
