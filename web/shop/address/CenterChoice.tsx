import { useEffect, useState } from 'react'
import { listVaccineCenters, type VaccineCenter } from '#domain/vaccine/api.ts'
import { api } from '#web/api.ts'
import { addressTexts as texts } from '#web/features/address/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { SkeletonText } from '#web/ui/Skeleton.tsx'

type State =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'found'; centers: readonly VaccineCenter[] }

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

/** The centres that are open for orders, asked for when somebody is about to choose one. */
function useCenters(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    void findCenters(leaving.signal).then((found) => !leaving.signal.aborted && setState(found))
    return () => leaving.abort()
  }, [])
  const retry = () => {
    setState({ kind: 'loading' })
    void findCenters().then(setState)
  }
  return { state, retry }
}

function findCenters(signal?: AbortSignal): Promise<State> {
  return api.call(listVaccineCenters, {}, { signal }).then(
    (centers): State => ({ kind: 'found', centers }),
    (): State => ({ kind: 'failed' }),
  )
}
