import { branchAddress, pickupBranches } from '#domain/location/pickup-branches.ts'
import { addressTexts as texts } from '#web/features/address/texts.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'

export interface BranchChoiceProps {
  /** A branch's code. */
  chosen: string | null
  error: string | undefined
  onChoose: (branch: string) => void
}

/** Our few branches, right on the page. */
export function BranchChoice({ chosen, error, onChoose }: BranchChoiceProps) {
  if (pickupBranches.length === 0) return <p>{texts.noBranches}</p>
  return (
    <RadioCards
      legend={texts.collectTitle.pickup}
      legendHidden
      name="branch"
      options={pickupBranches.map((branch) => ({
        value: branch.code,
        label: texts.branchName(branch.name),
        text: branchAddress(branch),
      }))}
      value={chosen}
      error={error}
      onValueChange={onChoose}
    />
  )
}
