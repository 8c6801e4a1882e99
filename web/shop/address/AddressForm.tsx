import { useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { Form } from '#web/form/Form.tsx'
import { keepDraft } from '#web/shop/state/checkout-drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { StickyActions } from '#web/ui/Dialog.tsx'
import { AddressFields } from './AddressFields.tsx'
import { addressTexts as texts } from '#web/features/address/texts.ts'
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
  const [isSaved, setSaved] = useState(true)
  const address = useAddressForm(initial, {
    keep: (draft) => keepDraft({ address: draft }),
    send: async (finished) => {
      keepDraft({ address: null })
      onSubmit(finished, canSave && isSaved)
    },
  })
  return (
    <Form form={address.form}>
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
    </Form>
  )
}
