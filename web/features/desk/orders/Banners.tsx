import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { DeskOrder } from '#domain/order/desk/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { cashToCollect, paidUnderWay } from './cash-to-collect.ts'
import { detailTexts as texts } from './detail-texts.ts'
import { cancelRequestOf } from './moves.ts'
import type { OrderAtDesk } from './use-desk-order.ts'

type Requested = DeskOrder['return_requests'][number]
type OpenRequest = Requested & { state: 'received' | 'accepted' }

function openRequestOf({ return_requests: all }: DeskOrder): OpenRequest | undefined {
  return all.find(
    (each): each is OpenRequest => each.state === 'received' || each.state === 'accepted',
  )
}

/** What must be seen before anything else of an order. */
export function Banners({ desk, data }: { desk: OrderAtDesk; data: DeskOrder }) {
  const { status } = data.order
  const asked = cancelRequestOf(data)
  const request = openRequestOf(data)
  const cameLate = paidUnderWay(data)
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4 print:hidden">
      {desk.isOvertaken && (
        <Banner
          action={
            <Button look="secondary" onClick={desk.seeOvertaken}>
              {texts.dismiss}
            </Button>
          }
        >
          {texts.conflict(orderStatusLabels[status])}
        </Banner>
      )}
      {status === 'pre_cancel' && (
        <Banner>
          <b className="font-semibold">{texts.asksCancel}</b>
          {asked?.note && <span className="block">{texts.asksCancelWhy(asked.note)}</span>}
        </Banner>
      )}
      {request && (
        <Banner
          action={
            <ButtonLink to={deskPaths.returnRequest(request.id)} look="secondary">
              {texts.seeReturnRequest}
            </ButtonLink>
          }
        >
          <b className="font-semibold">{texts.returnRequests[request.state]}</b>
        </Banner>
      )}
      {cameLate > 0 && (
        <Banner>
          <b className="font-semibold">{texts.paidUnderWay(formatVnd(cameLate))}</b>
          <span className="block">{texts.collectNow(formatVnd(cashToCollect(data)))}</span>
        </Banner>
      )}
      {desk.error !== null && (
        <Banner
          action={
            <Button look="secondary" onClick={() => void desk.refresh()}>
              {uiTexts.retry}
            </Button>
          }
        >
          {texts.staleTitle} {failureText(desk.error)}
        </Banner>
      )}
    </div>
  )
}

function Banner({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-md border border-point-line bg-point-tint px-4 py-3"
    >
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-point" />
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {action}
    </div>
  )
}
