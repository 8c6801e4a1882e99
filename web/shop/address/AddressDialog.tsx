import { useState } from 'react'
import type { Address } from '#domain/location/address-shape.ts'
import { branchAddress, pickupBranches } from '#domain/location/pickup-branches.ts'
import { addressTexts as texts } from '#web/features/address/texts.ts'
import type { Destination } from '#web/shop/state/checkout.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { CenterChoice } from './CenterChoice.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'

interface PickupChoiceProps {
  chosen: string | null
  onChoose: (branch: string) => void
}

export interface AddressDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The mode in which it starts; without one, that of the present choice. */
  mode?: Destination['kind']
  chosen: Destination | null
  /** Where the goods can be fetched instead. */
  collect?: CollectKind
  /** They cannot be delivered at all. */
  collectOnly?: boolean
  saved: readonly Address[]
  canCreate?: boolean
  /** What a saved address is called: "Nhà", "Nơi làm việc". */
  describe?: (address: Address) => string | null
  /** Keeps a new address in the account; null for guests. */
  onSave?: ((address: Address) => Promise<void>) | null
  /** Called with an address or a branch, never both; not at all when the dialog is just closed. */
  onChoose: (destination: Destination) => void
}

/** At one of our branches, or at a vaccine centre. */
export type CollectKind = Exclude<Destination['kind'], 'delivery'>

/** Where the goods go: delivered, or fetched. */
export function AddressDialog(props: AddressDialogProps) {
  const { open, onOpenChange, chosen, collect = 'pickup', collectOnly, onChoose } = props
  const { saved, canCreate = true, describe, onSave } = props
  const [mode, setMode] = useState(props.mode ?? chosen?.kind ?? 'delivery')
  const isDelivery = mode === 'delivery'
  const choose = (destination: Destination) => {
    onChoose(destination)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closeOnOutside
      width={448}
      title={isDelivery ? texts.deliveryTitle : texts.collectTitle[collect]}
    >
      {isDelivery ? (
        <DeliveryChoice
          saved={saved}
          chosen={chosen?.kind === 'delivery' ? chosen.address : null}
          canCreate={canCreate}
          describe={describe}
          onSave={onSave}
          onChoose={(address) => choose({ kind: 'delivery', address })}
        />
      ) : collect === 'center' ? (
        <CenterChoice
          chosen={chosen?.kind === 'center' ? chosen.code : null}
          onChoose={({ code, name, address }) => choose({ kind: 'center', code, name, address })}
        />
      ) : (
        <PickupChoice
          chosen={chosen?.kind === 'pickup' ? chosen.branch : null}
          onChoose={(branch) => choose({ kind: 'pickup', branch })}
        />
      )}
      {!collectOnly && (
        <Button
          variant="plain"
          wide
          className="mt-2"
          onClick={() => setMode(isDelivery ? collect : 'delivery')}
        >
          {isDelivery ? texts.toCollect[collect] : texts.toDelivery}
        </Button>
      )}
    </Dialog>
  )
}

/** The branches where an order can be fetched; picking one is the answer. */
function PickupChoice({ chosen, onChoose }: PickupChoiceProps) {
  const [marked, setMarked] = useState(chosen)
  if (pickupBranches.length === 0) return <p className="py-4">{texts.noBranches}</p>
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={texts.branches}
        legendHidden
        name="pickup-branch"
        options={pickupBranches.map((branch) => ({
          value: branch.code,
          label: texts.branchName(branch.name),
          text: branchAddress(branch),
        }))}
        value={marked}
        onValueChange={setMarked}
        onPick={onChoose}
      />
      <Button
        size="main"
        wide
        disabled={marked === null}
        onClick={() => marked && onChoose(marked)}
      >
        {texts.submitBranch}
      </Button>
    </div>
  )
}
