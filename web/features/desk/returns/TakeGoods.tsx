import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { getDeskOrder, type DeskOrder } from '#domain/order/desk/api.ts'
import type { DeskReturnRequest } from '#domain/order/return-request/desk/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ReturnDialog } from '../orders/ReturnDialog.tsx'
import { deskReturnTexts as texts } from './texts.ts'

/** The goods are there: the order's own return, with the pieces that were asked for. */
export function TakeGoods({ data, onDone }: { data: DeskReturnRequest; onDone: () => void }) {
  const [order, setOrder] = useState<DeskOrder | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      setOrder(await callDesk(getDeskOrder, { code: data.order_code }))
    } catch (error) {
      notify({ text: failureText(error), kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        busy={busy}
        icon={<Undo2 aria-hidden="true" className="size-4.5" />}
        onClick={() => void open()}
      >
        {texts.takeGoods}
      </Button>
      {order && (
        <ReturnDialog
          data={order}
          asked={data.lines}
          onDone={onDone}
          onClose={() => setOrder(null)}
        />
      )}
    </>
  )
}
