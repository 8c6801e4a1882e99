import {
  getHealth,
  type Health,
  type HealthCheck,
  type HealthState,
  type StandbyHealth,
} from '#domain/health/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useQuery } from '../data/use-query.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Panel } from '../parts/Panel.tsx'
import { FailuresPanel } from './FailuresPanel.tsx'
import { NoticesPanel } from './NoticesPanel.tsx'
import { healthTexts as texts } from './texts.ts'

/** How the shop itself is, in words: what runs, what failed lately, and what the public is told. */
export function HealthScreen() {
  const { data, error, refresh } = useQuery(getHealth, {}, { live: ['deadLetters'] })
  if (data) return <Shown health={data} onAgain={() => void refresh()} />
  if (!error) return <PageSkeleton />
  return (
    <ErrorState
      level={1}
      text={failureText(error)}
      onRetry={() => void refresh()}
      className="py-20"
    />
  )
}

function Shown({ health: { checks, standbys }, onAgain }: { health: Health; onAgain: () => void }) {
  const ordered = checks.toSorted((one, other) => rank[one.state] - rank[other.state])
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          <Button variant="secondary" onClick={onAgain}>
            {texts.again}
          </Button>
        }
      />
      <div className="flex flex-col gap-6">
        <Panel title={texts.checks}>
          <ul className="flex flex-col gap-3">
            {ordered.map((check) => (
              <Check
                key={check.key}
                check={check}
                standbys={check.key === 'standbys' ? standbys : none}
              />
            ))}
          </ul>
        </Panel>
        <FailuresPanel />
        <NoticesPanel />
      </div>
    </>
  )
}

/** What needs somebody stands first. */
const rank: Record<HealthState, number> = { bad: 0, watch: 1, good: 2, unknown: 3 }
const tones: Record<HealthState, BadgeTone> = {
  bad: 'sale',
  watch: 'point',
  good: 'ok',
  unknown: 'neutral',
}

const none: readonly StandbyHealth[] = []

interface CheckProps {
  check: HealthCheck
  standbys: readonly StandbyHealth[]
}

function Check({ check: { key, state, value }, standbys }: CheckProps) {
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <b className="font-semibold">{texts.names[key]}</b>
        {value !== null && <span className="block text-sm">{texts.says[key](value)}</span>}
        {standbys.map((standby) => (
          <span key={standby.name} className="block text-sm wrap-anywhere">
            {texts.standby(standby)}
          </span>
        ))}
        {state !== 'good' && <span className="block text-sm text-ink-2">{texts.todo[key]}</span>}
      </div>
      <Badge tone={tones[state]} className="shrink-0">
        {texts.states[state]}
      </Badge>
    </li>
  )
}
