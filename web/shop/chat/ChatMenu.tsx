import { useState } from 'react'
import Ellipsis from 'lucide-react/icons/ellipsis-vertical'
import type { Inbox } from '#domain/chat/states.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { useDetailsDismiss } from '#web/ui/use-details-dismiss.ts'
import type { ChatStore } from './chat-store.ts'
import { chatPanelTexts as texts } from './texts.ts'

/** What a visitor may do with the whole of it: take it along, or erase it. */
export function ChatMenu({ store, inbox }: { store: ChatStore; inbox: Inbox }) {
  const menu = useDetailsDismiss()
  const [isAsking, setAsking] = useState(false)
  const { busy, failure, attempt } = useAttempt()
  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={texts.more}
        title={texts.more}
        className={iconButtonClass('cursor-pointer')}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </summary>
      <div className="absolute right-0 z-10 flex w-64 flex-col rounded-md border border-line bg-white p-2 shadow-lift">
        <a
          href={`/api/chat/transcript?inbox=${inbox}`}
          download
          className="flex min-h-11 items-center rounded-md px-3 hover:bg-primary-tint"
        >
          {texts.transcript}
        </a>
        {isAsking ? (
          <div className="flex flex-col gap-2 px-3 py-2">
            <p className="text-sm">{texts.eraseSure}</p>
            <div className="flex gap-2">
              <Button
                variant="danger"
                busy={busy}
                onClick={() => void attempt(() => store.erase())}
              >
                {texts.eraseNow}
              </Button>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {texts.keep}
              </Button>
            </div>
            <p role="alert" className="text-sm text-sale-deep empty:hidden">
              {failure}
            </p>
          </div>
        ) : (
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="flex min-h-11 items-center rounded-md px-3 text-left text-sale-deep hover:bg-sale-tint noscript:hidden"
          >
            {texts.erase}
          </button>
        )}
      </div>
    </details>
  )
}
