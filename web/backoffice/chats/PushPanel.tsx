import { useState } from 'react'
import BellRing from 'lucide-react/icons/bell-ring'
import { getChatPushKey } from '#domain/chat/backoffice/api.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { useQuery } from '../data/use-query.ts'
import { whyNoPush } from '#web/features/push/subscribe.ts'
import { turnPushOff, turnPushOn } from './push.ts'
import { chatScreenTexts as texts, pushWords } from './texts.ts'

/** Tells this device what its bell and the chat tell, also while the page is closed. */
export function PushPanel({ whenOn = texts.pushIsOn }: { whenOn?: string }) {
  const { data } = useQuery(getChatPushKey, {})
  if (!data) return null
  return <Push key={String(data.subscribed)} isOnFirst={data.subscribed} whenOn={whenOn} />
}

function Push({ isOnFirst, whenOn }: { isOnFirst: boolean; whenOn: string }) {
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
      {isOn && <p>{whenOn}</p>}
      <FieldError id="bao-tin">{failure}</FieldError>
    </div>
  )
}
