import { useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import type { NewUnitOption, OldUnitOption } from '#domain/location/api.ts'
import { streetField } from '#domain/kernel/fields.ts'
import { keepDraft } from '#web/state/checkout-drafts.ts'
import { emptyDraft, finishDraft, newWardOf } from './address-draft.ts'

/** A new address while it is typed. The checkout's outlives its dialog, an account's belongs to its form. */
export function useAddressForm(initial: Address | null, { isKept = false } = {}) {
  const [draft, setDraft] = useState<Address>(initial ?? emptyDraft)
  const [newOptions, setNewOptions] = useState<readonly NewUnitOption[]>([])
  const [newWard, setNewWard] = useState<NewUnitOption | null>(initial && newWardOf(initial))
  const [errors, setErrors] = useState<Record<string, string>>({})

  const keep = (next: Address) => {
    setDraft(next)
    if (isKept) keepDraft({ address: next })
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
  /** The address when it is complete; otherwise null, and the fields say what is missing. */
  const finish = (): Address | null => {
    const finished = finishDraft(draft, newWard)
    if ('errors' in finished) {
      setErrors(finished.errors)
      return null
    }
    return finished.address
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
    finish,
    refuse: (found: Record<string, string>) => setErrors((known) => ({ ...known, ...found })),
    clearUnits: () => changeUnits({ ...emptyDraft, address: draft.address }),
  }
}

function streetError(street: string): string {
  return streetField.safeParse(street).error?.issues[0]?.message ?? ''
}

export type AddressFormState = ReturnType<typeof useAddressForm>
