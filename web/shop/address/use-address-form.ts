import { useState } from 'react'
import { z } from 'zod'
import type { Address } from '#domain/location/address-shape.ts'
import { findMissingFields } from '#domain/location/address.ts'
import type { NewUnitOption, OldUnitOption } from '#domain/location/api.ts'
import { streetField } from '#domain/kernel/fields.ts'
import { useForm } from '#web/form/use-form.ts'
import { emptyDraft, finishDraft, newWardOf } from '#web/features/address/address-draft.ts'

/** The street is typed; what it lies in is chosen, and named as the wire names it where it is missing. */
const schema = z.object({ address: streetField, units: z.custom<Address>() })
type Values = z.input<typeof schema>

const unitNames = ['province_id', 'district_id', 'ward_id']

interface Keeping {
  /** Keeps what is typed where it outlives the form. */
  keep?: (draft: Address) => void
  /** What is done with it, where it is a form by itself. */
  send?: (address: Address) => Promise<unknown>
}

/** A new address while it is typed. */
export function useAddressForm(initial: Address | null, { keep, send }: Keeping = {}) {
  const [newOptions, setNewOptions] = useState<readonly NewUnitOption[]>([])
  const [newWard, setNewWard] = useState<NewUnitOption | null>(initial && newWardOf(initial))
  const first = initial ?? emptyDraft
  const form = useForm(schema, {
    initial: { address: first.address, units: first },
    namesMissing: true,
    alsoWrong: (values) => findMissingFields(draftOf(values)),
    keep: keep && ((values) => keep(draftOf(values))),
    send: async () => {
      const address = finish()
      if (address) await send?.(address)
    },
    alsoTold: unitNames,
  })
  const draft = draftOf(form.values)

  const changeUnits = (next: Address, unit?: OldUnitOption | null) => {
    const options = unit?.newOptions ?? []
    form.setAll({ address: next.address, units: next }, unitNames)
    setNewOptions(options)
    // Suggested where there is one; a ward that was split is never picked silently.
    setNewWard(options.length === 1 ? options[0]! : null)
  }
  const changeByNewWard = (next: Address, ward: NewUnitOption | null) => {
    changeUnits(next)
    setNewWard(ward)
  }
  /** The address when it is complete; otherwise null, and the fields say what is missing. */
  const finish = (): Address | null => {
    if (!form.check()) return null
    const finished = finishDraft(draft, newWard)
    return 'address' in finished ? finished.address : null
  }
  return {
    form,
    draft,
    newOptions,
    newWard,
    setNewWard,
    changeUnits,
    changeByNewWard,
    finish,
    clearUnits: () => changeUnits({ ...emptyDraft, address: draft.address }),
  }
}

export type AddressFormState = ReturnType<typeof useAddressForm>

function draftOf({ address, units }: Values): Address {
  return { ...units, address }
}
