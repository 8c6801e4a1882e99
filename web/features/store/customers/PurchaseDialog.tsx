import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { formatDate } from '#domain/kernel/dates.ts'
import { addPurchase, changePurchase, type Purchase } from '#domain/purchase/api.ts'
import { ApiError } from '#web/api.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { callStore } from '../call-store.ts'
import { PurchaseFields } from './PurchaseFields.tsx'
import {
  draftOf,
  emptyDraft,
  findDraftErrors,
  inputOf,
  type DraftErrors,
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
  const form = useRef<HTMLFormElement>(null)
  const edit = usePurchaseForm(purchase, form, (saved) => {
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
        <Button type="submit" form={id} size="counter" wide busy={edit.busy}>
          {texts.save}
        </Button>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={edit.submit}
        className="flex flex-col gap-4 phone:min-h-[70dvh]"
      >
        <PurchaseFields draft={edit.draft} errors={edit.errors} onChange={edit.change} />
        <FailureNote>{edit.errors.form ?? ''}</FailureNote>
        {edit.newer && (
          <Button look="secondary" onClick={edit.takeNewer}>
            {texts.takeNewer}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

function usePurchaseForm(
  purchase: Purchase | null,
  form: RefObject<HTMLFormElement | null>,
  onDone: (saved: Purchase) => void,
) {
  const [key] = useState(randomKey)
  const [draft, setDraft] = useState(() => (purchase ? draftOf(purchase) : emptyDraft(today())))
  const [version, setVersion] = useState(purchase?.version)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [newer, setNewer] = useState<Purchase | null>(null)
  const [busy, setBusy] = useState(false)
  const refuse = (found: DraftErrors) => {
    setErrors(found)
    setTimeout(() => focusFirstInvalid(form.current))
  }
  const change = (make: (draft: PurchaseDraft) => Partial<PurchaseDraft>) => {
    setDraft((before) => ({ ...before, ...make(before) }))
    setErrors({})
  }
  const takeNewer = () => {
    setDraft(draftOf(newer!))
    setVersion(newer!.version)
    setErrors({})
    setNewer(null)
  }
  const send = async () => {
    setBusy(true)
    try {
      const saved = await (purchase
        ? callStore(changePurchase, { id: purchase.id, ...inputOf(draft), version })
        : callStore(addPurchase, { ...inputOf(draft), client_key: key }))
      notify({ text: purchase ? texts.changed : savedWords(saved) })
      onDone(saved)
    } catch (error) {
      if (error instanceof ApiError && error.current) setNewer(error.current as Purchase)
      refuse(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = findDraftErrors(draft, today())
    if (Object.keys(found).length > 0) refuse(found)
    else void send()
  }
  return { draft, errors, newer, busy, change, takeNewer, submit }
}

function savedWords({ purchased_at: day }: Purchase): string {
  return day === today() ? texts.saved : texts.savedOn(formatDate(day))
}

/** The server's words, each at its field. */
function refusalOf(error: unknown): DraftErrors {
  if (!(error instanceof ApiError)) return { form: failureText(error) }
  const { phone, customer_name: name, purchased_at: day, remind_at: remindDay } = error.fields
  const found = { phone, name, day, remindDay }
  const known = Object.entries(found).filter(([, message]) => message !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : { form: error.message }
}
