import { useEffect, useId, useState } from 'react'
import { ApiError } from '#web/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { PushRefused, whyNoPush } from '#web/features/push/subscribe.ts'
import { isTold, turnPushOff, turnPushOn } from './push.ts'
import { pushTexts as texts } from './texts.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'

/** Whether this phone is told of due reminders each morning; what stands in the way is said in words. */
export function PushSwitch() {
  const id = useId()
  const { isOn, isKnown, busy, failure, toggle } = usePush()
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p id={`${id}-label`} className="font-semibold">
            {texts.label}
          </p>
          <p id={`${id}-hint`} className="text-sm text-ink-2">
            {texts.hint}
          </p>
        </div>
        <Switch
          isOn={isOn}
          isPale={busy || !isKnown}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          aria-busy={busy || undefined}
          disabled={!isKnown}
          onClick={() => void toggle()}
        />
      </div>
      <FailureNote>{failure}</FailureNote>
    </Card>
  )
}

function usePush() {
  const { user } = usePharmacy()
  // Asked again after a login.
  const { data, reload } = useAnswer(`push-${user?.username}`, isTold)
  const [isOn, setOn] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (data !== undefined) setOn(data)
  }, [data])
  const change = async () => {
    const obstacle = isOn ? null : whyNoPush(texts)
    if (obstacle) throw new PushRefused(obstacle)
    await (isOn ? turnPushOff() : turnPushOn())
    setOn(!isOn)
  }
  const toggle = async () => {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await change()
    } catch (error) {
      setFailure(wordsOf(error))
      reload()
    } finally {
      setBusy(false)
    }
  }
  return { isOn, isKnown: data !== undefined, busy, failure, toggle }
}

function wordsOf(error: unknown): string {
  if (error instanceof PushRefused) return error.message
  if (error instanceof ApiError) return error.fields['endpoint'] ?? error.message
  return failureText(error)
}
