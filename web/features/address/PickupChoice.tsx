import { useState } from 'react'
import { branchAddress, pickupBranches } from '#domain/location/pickup-branches.ts'
import { Button } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { addressTexts as texts } from './texts.ts'

export interface PickupChoiceProps {
  chosen: string | null
  onChoose: (branch: string) => void
}

/** The branches where an order can be fetched; picking one is the answer. */
export function PickupChoice({ chosen, onChoose }: PickupChoiceProps) {
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
