import Bell from 'lucide-react/icons/bell'
import { useId, useRef, useState } from 'react'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { useCloseByBack } from '#web/ui/close-by-back.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { ListBody } from '../parts/ListBody.tsx'
import { BellLines } from './BellLines.tsx'
import { bellScreenTexts as texts } from './texts.ts'
import { useBell, useUnread } from './use-bell.ts'

const most = 99

/** The bell in the frame: how much is unread, and the newest in a panel; on a phone a sheet from below. */
export function BellMenu() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { unread } = useUnread()
  const close = () => panel.current?.hidePopover()
  useCloseByBack(isOpen, close)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? texts.unread(unread) : texts.open}
        title={texts.open}
        className={iconButtonClass('relative')}
      >
        <Bell aria-hidden="true" className="size-5.5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute top-0.5 right-0 min-w-5 rounded-full bg-sale px-1 text-center text-xs leading-5 font-semibold text-white"
          >
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={texts.title}
        tabIndex={-1}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') panel.current?.focus()
        }}
        onClick={({ target }) => (target as Element).closest('a') && close()}
        className="fixed inset-auto m-0 overflow-y-auto overscroll-contain border border-line bg-white p-0 text-ink shadow-lift outline-none above-phone:top-16 above-phone:right-6 above-phone:max-h-[calc(100dvh-5rem)] above-phone:w-100 above-phone:rounded-md phone:inset-x-0 phone:bottom-0 phone:max-h-[85dvh] phone:w-full phone:rounded-t-sheet phone:backdrop:bg-ink/45 print:hidden"
      >
        {isOpen && <BellPanel />}
      </div>
    </>
  )
}

const shown = 10

function BellPanel() {
  const { list, unread, readOne, readAll } = useBell({}, shown)
  const { busy, attempt } = useAttempt()
  return (
    <>
      <div className="sticky top-0 z-1 flex min-h-13 items-center justify-between gap-2 border-b border-line bg-white px-4 py-1">
        <h2 className="text-lg">{texts.title}</h2>
        {unread > 0 && (
          <Button
            variant="plain"
            busy={busy}
            onClick={() => void attempt(readAll, explainInNotice)}
          >
            {texts.readAll}
          </Button>
        )}
      </div>
      <div className="px-4 pb-4">
        <ListBody
          list={list}
          arrivedLabel={texts.arrived}
          empty={
            <EmptyState
              level={3}
              icon={<Bell aria-hidden="true" />}
              title={texts.empty}
              text={texts.emptyText}
            />
          }
        >
          {(rows) => <BellLines rows={rows} onRead={readOne} />}
        </ListBody>
      </div>
      <div className="sticky bottom-0 flex justify-between gap-2 border-t border-line bg-white px-2 py-1">
        <Anchor to={backofficePaths.bell()} className={buttonClass({ variant: 'plain' })}>
          {texts.all}
        </Anchor>
        <Anchor
          to={backofficePaths.bell({ xem: 'cach-bao' })}
          className={buttonClass({ variant: 'plain' })}
        >
          {texts.choices}
        </Anchor>
      </div>
    </>
  )
}
