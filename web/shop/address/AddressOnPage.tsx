import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { getDrafts, keepDraft } from '#web/shop/state/checkout-drafts.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { AddressFields } from './AddressFields.tsx'
import { addressTexts as texts } from '#web/features/address/texts.ts'
import { useAddressForm } from './use-address-form.ts'

export interface TypedAddress {
  address: Address
  /** To be kept in the account. */
  isSaved: boolean
}

export interface AddressOnPageHandle {
  /** Null when something is missing; the fields say what. */
  finish(): TypedAddress | null
}

export interface AddressOnPageProps {
  /** A member may keep the address in the account. */
  canSave: boolean
  /** While it is typed: fee and days depend on the province. */
  onProvince: (province: { id: number; name: string } | null) => void
  handle: Ref<AddressOnPageHandle>
}

/** The first address of somebody who orders, right on the page and without a button of its own. */
export function AddressOnPage({ canSave, onProvince, handle }: AddressOnPageProps) {
  const address = useAddressForm(getDrafts().address, {
    keep: (draft) => keepDraft({ address: draft }),
  })
  const [isSaved, setSaved] = useState(true)
  const { province_id: id, province_name: name } = address.draft
  useEffect(() => {
    onProvince(id ? { id, name } : null)
  }, [id, name, onProvince])
  useImperativeHandle(handle, () => ({
    finish: () => {
      const finished = address.finish()
      return finished && { address: finished, isSaved: canSave && isSaved }
    },
  }))
  return (
    <div className="flex flex-col gap-4">
      <AddressFields address={address} />
      {canSave && (
        <Checkbox
          label={texts.saveToAccount}
          checked={isSaved}
          onChange={(event) => setSaved(event.target.checked)}
          className="-my-2"
        />
      )}
    </div>
  )
}
