import { isRefused } from '#web/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import type { DeskOrder } from '#domain/order/desk/api.ts'
import { DeskNotFound } from '../parts/DeskNotFound.tsx'
import { Forbidden } from '../parts/Forbidden.tsx'
import { Banners } from './Banners.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { GoodsPanel } from './GoodsPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MessagesPanel, PointsPanel, ReturnsPanel, StockPanel } from './LedgerPanels.tsx'
import { MoneyPanel, PaymentsPanel, RefundsPanel } from './MoneyPanels.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { PackingSlip } from './PackingSlip.tsx'
import { ReceiverPanel } from './ReceiverPanel.tsx'
import { useDeskOrder, type OrderAtDesk } from './use-desk-order.ts'

/** One order with everything the company knows of it, and what can be done. */
export function OrderScreen({ code }: { code: string }) {
  const desk = useDeskOrder(code)
  if (desk.data) return <Shown desk={desk} data={desk.data} />
  if (!desk.error) return <OrderSkeleton />
  if (isRefused(desk.error, 'notFound')) return <DeskNotFound text={texts.notFound} />
  if (isRefused(desk.error, 'forbidden')) return <Forbidden />
  return (
    <ErrorState
      level={1}
      text={failureText(desk.error)}
      onRetry={() => void desk.refresh()}
      className="py-20"
    />
  )
}

const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22.5rem] print:hidden'

function Shown({ desk, data }: { desk: OrderAtDesk; data: DeskOrder }) {
  return (
    <>
      <OrderHead order={data.order} actions={<OrderActions desk={desk} data={data} />} />
      <Banners desk={desk} data={data} />
      {/* One below the other as one reads them; on wide screens the second part stands beside both. */}
      <div className={columns}>
        <GoodsPanel data={data} />
        <div className="flex min-w-0 flex-col gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
          <ReceiverPanel data={data} onSaved={desk.put} />
          <NotesPanel data={data} onSaved={desk.put} />
          <HistoryPanel data={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MoneyPanel data={data} />
          <PaymentsPanel data={data} />
          <RefundsPanel data={data} />
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
