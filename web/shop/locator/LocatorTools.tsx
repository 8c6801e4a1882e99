import LocateFixed from 'lucide-react/icons/locate-fixed'
import { Button } from '#web/ui/Button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { cx } from '#web/ui/class-names.ts'
import { locatorTexts as texts } from './texts.ts'
import type { Position } from './use-position.ts'

interface LocatorToolsProps {
  isOpenOnly: boolean
  onOpenOnly: (isOn: boolean) => void
  position: Position
  onAsk: () => void
  onForget: () => void
}

/** What the browser alone can tell. Without a script there is nothing to press. */
export function LocatorTools(props: LocatorToolsProps) {
  const { isOpenOnly, onOpenOnly, position, onAsk, onForget } = props
  const isKnown = position.state === 'known'
  return (
    <div className="min-h-11">
      {useHydrated() && (
        <>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-pressed={isOpenOnly}
              onClick={() => onOpenOnly(!isOpenOnly)}
              className={chip}
            >
              <span
                aria-hidden="true"
                className={cx('size-2.5 rounded-full', isOpenOnly ? 'bg-white' : 'bg-ok')}
              />
              {texts.openOnly}
            </button>
            <Button
              variant="plain"
              aria-pressed={isKnown}
              aria-describedby="vi-tri"
              busy={position.state === 'asking'}
              onClick={isKnown ? onForget : onAsk}
              className={chip}
            >
              <LocateFixed aria-hidden="true" className="size-4.5" />
              {texts.near}
            </Button>
          </div>
          <PositionNote position={position} />
        </>
      )}
    </div>
  )
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-white px-4 text-md font-semibold text-ink hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white'

const problems = {
  denied: texts.nearDenied,
  unavailable: texts.nearUnavailable,
  missing: texts.nearMissing,
} as const

function PositionNote({ position: { state } }: { position: Position }) {
  const problem = state in problems ? problems[state as keyof typeof problems] : null
  return (
    <div className="mt-2 text-sm text-ink-2">
      <p role="status" className={cx(problem && 'rounded-md bg-point-tint px-3 py-2 text-ink')}>
        {problem}
        {state === 'known' && texts.nearSorted}
      </p>
      <p id="vi-tri">{texts.nearPromise}</p>
    </div>
  )
}
