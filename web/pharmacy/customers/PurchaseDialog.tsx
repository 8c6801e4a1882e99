import { useId, useState } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { addPurchase, changePurchase, type Purchase } from '#domain/purchase/api.ts'
import { ApiError } from '#web/api.ts'
import type { PlainForm } from '#web/form/plain-form.ts'
import { Form } from '#web/form/Form.tsx'
import { randomKey } from '#web/form/random-key.ts'
import { useForm } from '#web/form/use-form.ts'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { wrongPhone } from './CustomerFields.tsx'
import { purchaseForm } from './customer.rules.ts'
import { PurchaseFields } from './PurchaseFields.tsx'
import {
  draftOf,
  emptyDraft,
  findDraftErrors,
  inputOf,
  type PurchaseDraft,
} from './purchase-draft.ts'
import { purchaseFormTexts as texts } from './texts.ts'

interface PurchaseDialogProps {
  /** The one to change; null writes a new one down. */
  purchase: Purchase | null
  onSaved: (saved: Purchase) => void
  onClose: () => void
}

/** A purchase written down or changed: a sheet over the whole phone. */
export function PurchaseDialog({ purchase, onSaved, onClose }: PurchaseDialogProps) {
  const id = useId()
  const { form, newer, takeNewer } = usePurchaseForm(purchase, (saved) => {
    onSaved(saved)
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={purchase ? texts.editTitle : texts.addTitle}
      width={570}
      footer={
        <Button type="submit" form={id} size="counter" wide busy={form.busy}>
          {texts.save}
        </Button>
      }
    >
      <Form id={id} form={form} className="flex flex-col gap-4 phone:min-h-[70dvh]">
        <PurchaseFields />
        <Form.Failure />
        {newer && (
          <Button variant="secondary" onClick={takeNewer}>
            {texts.takeNewer}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}

function usePurchaseForm(purchase: Purchase | null, onDone: (saved: Purchase) => void) {
  const [key] = useState(randomKey)
  const [initial] = useState(() => (purchase ? draftOf(purchase) : emptyDraft(today())))
  const [version, setVersion] = useState(purchase?.version)
  const [newer, setNewer] = useState<Purchase | null>(null)
  const form = useForm(purchaseForm as PlainForm<PurchaseDraft>, {
    initial,
    alsoWrong: (draft) => ({ ...wrongPhone(draft), ...findDraftErrors(draft, today()) }),
    send: async (draft) => {
      const saved = await (purchase
        ? callPharmacy(changePurchase, { id: purchase.id, ...inputOf(draft), version })
        : callPharmacy(addPurchase, { ...inputOf(draft), client_key: key }))
      notify({ text: purchase ? texts.changed : savedWords(saved) })
      onDone(saved)
    },
    explain: (error) => {
      if (error instanceof ApiError && error.current) setNewer(error.current as Purchase)
      return undefined
    },
  })
  const takeNewer = () => {
    form.reset(draftOf(newer!))
    form.setFailure('')
    setVersion(newer!.version)
    setNewer(null)
  }
  return { form, newer, takeNewer }
}

function savedWords({ purchased_at: day }: Purchase): string {
  return day === today() ? texts.saved : texts.savedOn(formatDate(day))
}
