import { useState } from 'react'
import BellRing from 'lucide-react/icons/bell-ring'
import { getChatPushKey } from '#domain/chat/backoffice/api.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { whyNoPush } from '#web/features/push/subscribe.ts'
import { turnPushOff, turnPushOn } from './push.ts'
import { chatScreenTexts as texts, pushWords } from './texts.ts'

/** Tells this device when a visitor waits, also while the page is closed. */
export function PushPanel() {
  const canAnswer = useCan('chat.answer')
  const { data } = useQuery(getChatPushKey, {}, { enabled: canAnswer })
  if (!canAnswer || !data) return null
  return <Push key={String(data.subscribed)} isOnFirst={data.subscribed} />
}

function Push({ isOnFirst }: { isOnFirst: boolean }) {
  const [isOn, setOn] = useState(isOnFirst)
  const { busy, failure, attempt } = useAttempt()
  const reason = whyNoPush(pushWords)
  const explain = (error: unknown) => (error instanceof Error ? error.message : String(error))
  const turn = async () => {
    await (isOn ? turnPushOff() : turnPushOn())
    setOn(!isOn)
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      {reason === null ? (
        <Button
          variant="secondary"
          busy={busy}
          icon={<BellRing aria-hidden="true" className="size-4.5" />}
          onClick={() => void attempt(turn, explain)}
        >
          {isOn ? texts.pushOff : texts.pushOn}
        </Button>
      ) : (
        <p>{reason}</p>
      )}
      {isOn && <p>{texts.pushIsOn}</p>}
      <FieldError id="bao-tin">{failure}</FieldError>
    </div>
  )
}
