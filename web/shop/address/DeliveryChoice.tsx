import { useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { addressKey } from '#domain/location/address.ts'
import { getDrafts } from '#web/shop/state/checkout-drafts.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { AddressForm } from './AddressForm.tsx'
import { addressTexts as texts } from '#web/features/address/texts.ts'

export interface DeliveryChoiceProps {
  saved: readonly Address[]
  chosen: Address | null
  /** Not while gifts are in a member's cart: those go to the loyalty system's addresses only. */
  canCreate: boolean
  describe?: (address: Address) => string | null
  onSave?: ((address: Address) => Promise<void>) | null
  onChoose: (address: Address) => void
}

const other = 'other'

/** One of the saved addresses, picked at once, or another one that is typed. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { saved, chosen, canCreate, describe, onSave, onChoose } = props
  const [creating, setCreating] = useState(saved.length === 0 || getDrafts().address !== null)
  const [marked, setMarked] = useState(chosen && addressKey(chosen))
  const pick = (key: string) => {
    const address = saved.find((each) => addressKey(each) === key)
    if (address) onChoose(address)
    else setCreating(true)
  }
  if (saved.length === 0 && !canCreate) return <NoAddresses />
  if (creating && canCreate) {
    return (
      <>
        <AddressForm
          initial={getDrafts().address}
          canSave={Boolean(onSave)}
          onSubmit={(address, isSaved) => {
            if (isSaved) void onSave?.(address)
            onChoose(address)
          }}
        />
        {saved.length > 0 && (
          <Button variant="plain" wide onClick={() => setCreating(false)} className="mt-2">
            {texts.backToSaved}
          </Button>
        )}
      </>
    )
  }
  const options = saved.map((each) => {
    const name = describe?.(each)
    return {
      value: addressKey(each),
      label: name || each.full_address,
      text: name ? each.full_address : undefined,
    }
  })
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={texts.savedAddresses}
        name="saved-address"
        options={canCreate ? [...options, { value: other, label: texts.otherAddress }] : options}
        value={marked}
        onValueChange={setMarked}
        onPick={pick}
      />
      {/* For keyboards and screen readers, where moving through the choices is not yet picking. */}
      <Button size="main" wide disabled={marked === null} onClick={() => marked && pick(marked)}>
        {marked === other ? texts.otherAddress : texts.submit}
      </Button>
    </div>
  )
}

/** The account has none yet, and here no other may be typed. */
function NoAddresses() {
  return (
    <div className="flex flex-col gap-3 py-2">
      <p>{texts.noAddresses}</p>
      <ButtonLink to={paths.accountInfo()} variant="secondary" wide>
        {texts.toAccount}
      </ButtonLink>
    </div>
  )
}
