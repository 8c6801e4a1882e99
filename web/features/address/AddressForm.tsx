import { useRef, useState, type FormEvent } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { keepDraft } from '#web/state/checkout-drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { StickyActions } from '#web/ui/Dialog.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { AddressFields } from './AddressFields.tsx'
import { addressTexts as texts } from './texts.ts'
import { useAddressForm } from './use-address-form.ts'

export interface AddressFormProps {
  /** What was typed last time and not given. */
  initial: Address | null
  /** A member may keep the address in the account. */
  canSave?: boolean
  onSubmit: (address: Address, isSaved: boolean) => void
}

/** A new address in the checkout's chooser. */
export function AddressForm({ initial, canSave = false, onSubmit }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const address = useAddressForm(initial, { isKept: true })
  const [isSaved, setSaved] = useState(true)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const finished = address.finish()
    // The marks are drawn first.
    if (!finished) return void setTimeout(() => focusFirstInvalid(form.current))
    keepDraft({ address: null })
    onSubmit(finished, canSave && isSaved)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AddressFields address={address} />
      {canSave && (
        <Checkbox
          label={texts.saveToAccount}
          checked={isSaved}
          onChange={(event) => setSaved(event.target.checked)}
          className="-my-2"
        />
      )}
      <StickyActions>
        <Button type="submit" size="main" wide>
          {texts.submit}
        </Button>
      </StickyActions>
    </form>
  )
}
