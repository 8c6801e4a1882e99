import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { orderStatusLabels } from '#domain/order/status.ts'
import { failureText } from '#web/form/failure-text.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { CarrierWordsSeen } from './CarrierWords.tsx'
import { cashToCollect, paidUnderWay } from './cash-to-collect.ts'
import { detailTexts as texts } from './detail-texts.ts'
import { cancelRequestOf } from './moves.ts'
import type { BackofficeOrderContext } from './use-backoffice-order.ts'

type Requested = BackofficeOrder['return_requests'][number]
type OpenRequest = Requested & { state: 'received' | 'accepted' }

function openRequestOf({ return_requests: all }: BackofficeOrder): OpenRequest | undefined {
  return all.find(
    (each): each is OpenRequest => each.state === 'received' || each.state === 'accepted',
  )
}

/** What must be seen before anything else of an order. */
export function Banners({
  backoffice,
  data,
}: {
  backoffice: BackofficeOrderContext
  data: BackofficeOrder
}) {
  const { status } = data.order
  const asked = cancelRequestOf(data)
  const request = openRequestOf(data)
  const cameLate = paidUnderWay(data)
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4 print:hidden">
      {backoffice.isOvertaken && (
        <Banner
          action={
            <Button variant="secondary" onClick={backoffice.seeOvertaken}>
              {texts.dismiss}
            </Button>
          }
        >
          {texts.conflict(orderStatusLabels[status])}
        </Banner>
      )}
      {data.carrier_words && (
        <Banner action={<CarrierWordsSeen code={data.order.code} onSeen={backoffice.put} />}>
          {data.carrier_words.map(({ carrier, word, at }) => (
            <span key={`${word}${at}`} className="block">
              {texts.wordUnknown(carrier, word)}
            </span>
          ))}
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
            <ButtonLink to={backofficePaths.returnRequest(request.id)} variant="secondary">
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
      {backoffice.error !== null && (
        <Banner
          action={
            <Button variant="secondary" onClick={() => void backoffice.refresh()}>
              {uiTexts.retry}
            </Button>
          }
        >
          {texts.staleTitle} {failureText(backoffice.error)}
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
