import { useState } from 'react'
import type { VaccineCenter } from '#domain/vaccine/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { SkeletonText } from '#web/ui/Skeleton.tsx'
import { addressTexts as texts } from './texts.ts'
import { useCenters } from './use-centers.ts'

export interface CenterChoiceProps {
  /** A centre's code. */
  chosen: string | null
  onChoose: (center: VaccineCenter) => void
}

/** The vaccine centres where an order can be fetched; picking one is the answer. */
export function CenterChoice({ chosen, onChoose }: CenterChoiceProps) {
  const { state, retry } = useCenters()
  const [marked, setMarked] = useState(chosen)
  if (state.kind === 'loading') {
    return (
      <div role="status" aria-label={texts.centersLoading} className="py-4">
        <SkeletonText lines={6} />
      </div>
    )
  }
  if (state.kind === 'failed') return <ErrorState text={texts.centersFailed} onRetry={retry} />
  if (state.centers.length === 0) return <p className="py-4">{texts.noCenters}</p>
  const choose = (code: string | null) => {
    const center = state.centers.find((each) => each.code === code)
    if (center) onChoose(center)
  }
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={texts.centers}
        legendHidden
        name="vaccine-center"
        options={state.centers.map((center) => ({
          value: center.code,
          label: center.name,
          text: <CenterFacts center={center} />,
        }))}
        value={marked}
        onValueChange={setMarked}
        onPick={choose}
      />
      <Button size="main" wide disabled={marked === null} onClick={() => choose(marked)}>
        {texts.submitBranch}
      </Button>
    </div>
  )
}

function CenterFacts({ center: { address, phone, opening_hours } }: { center: VaccineCenter }) {
  return (
    <>
      <span className="block">{address}</span>
      {phone && <span className="block">{texts.centerPhone(phone)}</span>}
      {opening_hours && <span className="block">{texts.centerHours(opening_hours)}</span>}
    </>
  )
}
