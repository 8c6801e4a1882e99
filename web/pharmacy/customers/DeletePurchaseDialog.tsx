import { deletePurchase, type Purchase } from '#domain/purchase/api.ts'
import { ApiError } from '#web/api.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { purchaseTexts as texts } from './texts.ts'

/** Says what goes with it before a purchase is deleted. */
export function DeletePurchaseDialog({
  purchase,
  onDeleted,
  onClose,
}: {
  purchase: Purchase
  onDeleted: () => void
  onClose: () => void
}) {
  const { busy, failure, attempt } = useAttempt()
  const send = async () => {
    await callPharmacy(deletePurchase, { id: purchase.id }).catch(forgiveGone)
    notify({ text: texts.deleted })
    onDeleted()
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.deleteTitle}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{texts.deleteText(purchase.customer_name)}</p>
        <FailureNote>{failure}</FailureNote>
        <div className="grid grid-cols-2 gap-3">
          <Button size="main" variant="quiet" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button size="main" variant="danger" busy={busy} onClick={() => void attempt(send)}>
            {texts.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Another device was faster: it is deleted, as was wanted. */
function forgiveGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'notFound') throw error
}
