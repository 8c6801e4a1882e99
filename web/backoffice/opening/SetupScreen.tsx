import Check from 'lucide-react/icons/check'
import { useNavigate, useSearchParams } from 'react-router'
import { getOpening, type OpeningState } from '#domain/opening/api.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { listBackofficeSettings, type BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { backofficePaths } from '../paths.ts'
import { MessagesStep } from './MessagesStep.tsx'
import { SettingStep } from './SettingStep.tsx'
import { ShelfStep } from './ShelfStep.tsx'
import { isStepDone, stepNames, steps, type StepName } from './steps.ts'
import { setupTexts as texts } from './texts.ts'

/** What a new shop is, one step after the other; each is saved by itself, and may be left for later. */
export function SetupScreen() {
  const settings = useQuery(listBackofficeSettings, {}, { live: ['settings'] })
  const opening = useQuery(getOpening, {})
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const failure = settings.error ?? opening.error
  if (failure && !(settings.data && opening.data)) {
    const retry = () => void Promise.all([settings.refresh(), opening.refresh()])
    return <ErrorState level={1} text={failureText(failure)} onRetry={retry} />
  }
  if (!settings.data || !opening.data) return <PageSkeleton />
  const all = settings.data
  const state = opening.data
  const isDone = (name: StepName) => isStepDone(name, { settings: all, opening: state })
  const asked = stepNames.find((name) => name === query.get('buoc'))
  const current = asked ?? stepNames.find((name) => !isDone(name)) ?? stepNames[0]!
  const at = stepNames.indexOf(current)
  const goOn = () => {
    void opening.refresh()
    void navigate(addressAfter(at))
  }
  const onSaved = (saved: BackofficeSetting) => {
    settings.put(all.map((one) => (one.key === saved.key ? saved : one)))
    // Under another name or colour the page itself begins anew.
    if (current === 'shop' || current === 'brand') location.assign(addressAfter(at))
    else goOn()
  }
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.intro}
        actions={
          <ButtonLink to={backofficePaths.opening()} variant="secondary">
            {texts.finish}
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-[15rem_minmax(0,42rem)] items-start gap-6 max-desk:grid-cols-1">
        <StepList current={current} isDone={isDone} />
        <Card as="section" aria-labelledby="setup-step" className="phone:p-4">
          <p className="text-sm text-ink-3">{texts.current(at + 1, stepNames.length)}</p>
          <h2 id="setup-step" className="mt-0.5 text-xl">
            {texts.steps[current]}
          </h2>
          <p className="mt-1 mb-5 text-ink-2">{texts.explains[current]}</p>
          <Step
            key={current}
            name={current}
            all={all}
            opening={state}
            onSaved={onSaved}
            onSkip={goOn}
          />
        </Card>
      </div>
    </>
  )
}

function addressAfter(at: number): string {
  const next = stepNames[at + 1]
  return next ? backofficePaths.setup(next) : backofficePaths.opening()
}

function Step({
  name,
  all,
  opening,
  onSaved,
  onSkip,
}: {
  name: StepName
  all: readonly BackofficeSetting[]
  opening: OpeningState
  onSaved: (saved: BackofficeSetting) => void
  onSkip: () => void
}) {
  const { items } = opening
  if (name === 'messages') return <MessagesStep items={items} onGoOn={onSkip} />
  if (name === 'shelf') return <ShelfStep items={items} onGoOn={onSkip} />
  const { key, parts } = steps[name]
  const setting = all.find((one) => one.key === key)!
  const labels = name === 'payment' ? wayLabels(opening) : undefined
  const asked = { setting, parts, labels, onSaved, onSkip }
  return <SettingStep {...asked} />
}

/** Each way to pay with whether it is connected. */
function wayLabels({ payment_ways: ways }: OpeningState): Record<string, string> {
  return Object.fromEntries(
    ways.map(({ method, is_connected: isConnected }) => [
      method,
      texts.way(paymentMethodLabels[method], isConnected),
    ]),
  )
}

function StepList({ current, isDone }: { current: StepName; isDone: (name: StepName) => boolean }) {
  return (
    <nav aria-label={texts.title} className="min-w-0">
      <ol className="flex flex-col gap-1 max-desk:flex-row max-desk:overflow-x-auto max-desk:pb-1">
        {stepNames.map((name, at) => (
          <li key={name} className="relative max-desk:shrink-0">
            <Anchor
              to={backofficePaths.setup(name)}
              aria-current={name === current ? 'step' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium',
                name === current
                  ? 'bg-primary-tint text-primary-deep'
                  : 'text-ink-2 hover:bg-white',
              )}
            >
              <span
                className={cx(
                  'grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold',
                  isDone(name) ? 'bg-ok text-white' : 'border border-control text-ink-2',
                )}
              >
                {isDone(name) ? <Check aria-hidden="true" className="size-4" /> : at + 1}
              </span>
              {texts.steps[name]}
              {isDone(name) && <span className="sr-only">{texts.done}</span>}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}
