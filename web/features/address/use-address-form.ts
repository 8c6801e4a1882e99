import { useState, type FormEvent } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import type { NewUnitOption, OldUnitOption } from '#domain/location/api.ts'
import { streetField } from '#domain/kernel/fields.ts'
import { keepDraft } from '#web/state/checkout-drafts.ts'
import { emptyDraft, finishDraft } from './address-draft.ts'

/** What a new address is made of while it is typed; each change outlives the dialog. */
export function useAddressForm(
  initial: Address | null,
  then: { onSubmit: (address: Address) => void; onRefused: () => void },
) {
  const [draft, setDraft] = useState<Address>(initial ?? emptyDraft)
  const [newOptions, setNewOptions] = useState<readonly NewUnitOption[]>([])
  const [newWard, setNewWard] = useState<NewUnitOption | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const keep = (next: Address) => {
    setDraft(next)
    keepDraft({ address: next })
  }
  const changeUnits = (next: Address, unit?: OldUnitOption | null) => {
    const options = unit?.newOptions ?? []
    keep(next)
    setNewOptions(options)
    // Suggested where there is one; a ward that was split is never picked silently.
    setNewWard(options.length === 1 ? options[0]! : null)
    setErrors(({ address = '' }): Record<string, string> => ({ address }))
  }
  const changeByNewWard = (next: Address, ward: NewUnitOption | null) => {
    changeUnits(next)
    setNewWard(ward)
  }
  const changeStreet = (street: string) => {
    keep({ ...draft, address: street })
    if (errors['address']) setErrors({ ...errors, address: streetError(street) })
  }
  const leaveStreet = () => {
    if (draft.address) setErrors({ ...errors, address: streetError(draft.address) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const finished = finishDraft(draft, newWard)
    if ('address' in finished) {
      keepDraft({ address: null })
      then.onSubmit(finished.address)
      return
    }
    setErrors(finished.errors)
    then.onRefused()
  }
  return {
    draft,
    errors,
    newOptions,
    newWard,
    setNewWard,
    changeUnits,
    changeByNewWard,
    changeStreet,
    leaveStreet,
    submit,
    clearUnits: () => changeUnits({ ...emptyDraft, address: draft.address }),
  }
}

function streetError(street: string): string {
  return streetField.safeParse(street).error?.issues[0]?.message ?? ''
}
