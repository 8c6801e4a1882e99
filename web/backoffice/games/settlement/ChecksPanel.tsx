import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { GameSettlement } from '#domain/game/settlement/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Panel } from '../../parts/Panel.tsx'
import { settlementTexts as texts } from './texts.ts'

/** All that a settlement waits for, each with its sign and its word. */
export function ChecksPanel({ settlement: { id, checks } }: { settlement: GameSettlement }) {
  const count = checks.filter(({ done }) => done).length
  return (
    <Panel
      title={texts.checks}
      actions={
        <span className="tabular shrink-0 text-sm text-ink-2">
          {texts.checksDone(count, checks.length)}
        </span>
      }
    >
      <ul className="flex flex-col gap-2.5">
        {checks.map((line) => (
          <li key={line.check} className="flex items-start gap-2.5">
            <Sign done={line.done} />
            <span className={cx('min-w-0 flex-1', line.done && 'text-ink-2')}>
              {texts.check[line.check]}
              {!line.done && line.left !== undefined && (
                <span className="block text-sm text-sale-deep">
                  {texts.left(line.left)}{' '}
                  {line.check !== 'reserves' && (
                    <Anchor
                      to={backofficePaths.gameWins({
                        'chuong-trinh': String(id),
                        'trang-thai': line.check === 'held' ? 'held' : undefined,
                      })}
                      className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
                    >
                      {texts.seeWins}
                    </Anchor>
                  )}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Sign({ done }: { done: boolean }) {
  const Icon = done ? CircleCheck : Circle
  return (
    <>
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-5 shrink-0', done ? 'text-ok' : 'text-ink-3')}
      />
      <VisuallyHidden>{done ? texts.done : texts.todo}: </VisuallyHidden>
    </>
  )
}
