import BellRing from 'lucide-react/icons/bell-ring'
import { useRevalidator } from 'react-router'
import type { Output } from '#domain/contract.ts'
import {
  addPushDevice,
  removePushDevice,
  type getPushDevices,
} from '#domain/identity/account-data/api.ts'
import type { PushDevice } from '#domain/identity/wire-shapes.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { api } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import {
  askPermission,
  PushRefused,
  subscribeBrowser,
  whyNoPush,
} from '#web/features/push/subscribe.ts'
import { DeviceList } from '#web/features/session/DeviceList.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/Section.tsx'
import { pushTexts as texts } from './push-texts.ts'

export interface PushSectionProps {
  push: Output<typeof getPushDevices>
  /** Whether the member agrees to notices on devices at all. */
  isWanted: boolean
}

/** Which devices show notices; this one can be added, and each can be taken away. */
export function PushSection({ push: { key, devices }, isWanted }: PushSectionProps) {
  const { revalidate } = useRevalidator()
  const { busy, failure, attempt } = useAttempt()
  // Known to the browser alone.
  const reason = useHydrated() ? whyNoPush(texts) : null
  const isHere = devices.some(({ current }) => current)
  const turnOn = async () => {
    await askPermission(texts)
    const worker = await navigator.serviceWorker.register('/sw.js')
    await api.call(addPushDevice, await subscribeBrowser(worker, key, texts))
    await revalidate()
    notify({ text: texts.isOn })
  }
  const turnOff = (id: number) =>
    attempt(async () => {
      await api.call(removePushDevice, { id })
      await revalidate()
      notify({ text: texts.isOff })
    })
  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-2">{texts.text}</p>
      {devices.length > 0 ? (
        <DeviceList devices={devices.map(listed)} texts={texts} onEnd={turnOff} />
      ) : (
        <p className="text-ink-2">{texts.none}</p>
      )}
      {devices.length > 0 && !isWanted && <p className="mt-2 text-sm">{texts.unwanted}</p>}
      {!isHere && reason !== null && (
        <p className="mt-3 rounded-md bg-primary-tint p-3 text-sm">{reason}</p>
      )}
      {!isHere && reason === null && (
        <>
          <Button
            variant="secondary"
            className="mt-3"
            busy={busy}
            icon={<BellRing aria-hidden="true" className="size-5" />}
            onClick={() => void attempt(turnOn, explain)}
          >
            {texts.turnOn}
          </Button>
          {!isWanted && <p className="mt-2 text-sm text-ink-3">{texts.agree}</p>}
        </>
      )}
      <FailureNote>{failure}</FailureNote>
    </Section>
  )
}

function explain(error: unknown): string {
  return error instanceof PushRefused ? error.message : failureText(error)
}

function listed({ id, device, since, current }: PushDevice) {
  return {
    id,
    name: device,
    facts: [texts.since(formatDateTime(since))],
    isCurrent: current,
    canEnd: true,
    endLabel: texts.endOf(device),
  }
}
