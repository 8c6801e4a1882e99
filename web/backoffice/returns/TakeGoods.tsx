import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { getBackofficeOrder, type BackofficeOrder } from '#domain/order/backoffice/api.ts'
import type { BackofficeReturnRequest } from '#domain/order/return-request/backoffice/api.ts'
import { returnReasonLabels } from '#domain/order/return-request/states.ts'
import { failureText } from '#web/form/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ReturnDialog } from '../orders/ReturnDialog.tsx'
import { backofficeReturnTexts as texts } from './texts.ts'

/** The goods are there: the order's own return, with the pieces that were asked for. */
export function TakeGoods({ data, onDone }: { data: BackofficeReturnRequest; onDone: () => void }) {
  const [order, setOrder] = useState<BackofficeOrder | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      setOrder(await callBackoffice(getBackofficeOrder, { code: data.order_code }))
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
          because={returnReasonLabels[data.reason]}
          onDone={onDone}
          onClose={() => setOrder(null)}
        />
      )}
    </>
  )
}
