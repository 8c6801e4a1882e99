import { isRefused } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { BackofficeNotFound } from '../parts/BackofficeNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { Banners } from './Banners.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { GoodsPanel } from './GoodsPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MessagesPanel, PointsPanel, ReturnsPanel, StockPanel } from './LedgerPanels.tsx'
import { MoneyPanel, PaymentsPanel } from './MoneyPanels.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { PackingSlip } from './PackingSlip.tsx'
import { ReceiverPanel } from './ReceiverPanel.tsx'
import { RefundsPanel } from './RefundsPanel.tsx'
import { useBackofficeOrder, type BackofficeOrderContext } from './use-backoffice-order.ts'

/** One order with everything the company knows of it, and what can be done. */
export function OrderScreen({ code }: { code: string }) {
  const backoffice = useBackofficeOrder(code)
  if (backoffice.data) return <Shown backoffice={backoffice} data={backoffice.data} />
  if (!backoffice.error) return <OrderSkeleton />
  if (isRefused(backoffice.error, 'notFound')) return <BackofficeNotFound text={texts.notFound} />
  if (isRefused(backoffice.error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(backoffice.error)}
      onRetry={() => void backoffice.refresh()}
      className="py-20"
    />
  )
}

const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22.5rem] print:hidden'

function Shown({
  backoffice,
  data,
}: {
  backoffice: BackofficeOrderContext
  data: BackofficeOrder
}) {
  return (
    <>
      <OrderHead data={data} actions={<OrderActions backoffice={backoffice} data={data} />} />
      <Banners backoffice={backoffice} data={data} />
      {/* One below the other as one reads them; on wide screens the second part stands beside both. */}
      <div className={columns}>
        <GoodsPanel data={data} />
        <div className="flex min-w-0 flex-col gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
          <ReceiverPanel data={data} onSaved={backoffice.put} />
          <NotesPanel data={data} onSaved={backoffice.put} />
          <HistoryPanel data={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MoneyPanel data={data} />
          <PaymentsPanel data={data} />
          <RefundsPanel data={data} onDone={backoffice.refresh} />
          <ReturnsPanel data={data} />
          <StockPanel data={data} />
          <PointsPanel data={data} />
          <MessagesPanel data={data} />
        </div>
      </div>
      <PackingSlip data={data} />
    </>
  )
}
