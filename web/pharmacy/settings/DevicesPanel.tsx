import { useState } from 'react'
import {
  endPharmacyDevice,
  listPharmacyDevices,
  type PharmacyDevice,
} from '#domain/pharmacy/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { DeviceList } from '#web/features/session/DeviceList.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { Panel, RowsSkeleton } from './Panel.tsx'
import { settingsTexts as texts } from './texts.ts'

const confirm = lazyPart(() =>
  import('#web/ui/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
)

/** Who is logged in where; any of them but this one can be ended. */
export function DevicesPanel() {
  const { code, user } = usePharmacy()
  const { data, error, reload } = useAnswer(`devices:${code}`, (signal) =>
    callPharmacy(listPharmacyDevices, {}, { signal }),
  )
  const [leaving, setLeaving] = useState<PharmacyDevice | null>(null)
  const end = async ({ id }: PharmacyDevice) => {
    try {
      await callPharmacy(endPharmacyDevice, { id })
      notify({ text: texts.deviceEnded })
    } catch (failure) {
      explainInNotice(failure)
    }
    reload()
  }
  const text = user?.role === 'owner' ? texts.devicesOwner : texts.devicesStaff
  return (
    <Panel title={texts.devices} text={user ? text : <Skeleton className="my-0.5 h-4 w-64" />}>
      {data ? (
        <div className="mt-2">
          <DeviceList
            devices={data.map(listed)}
            texts={{ current: texts.thisDevice, end: texts.endDevice }}
            intent={confirm.intent}
            onEnd={(id) => setLeaving(data.find((device) => device.id === id) ?? null)}
          />
        </div>
      ) : error === null ? (
        <RowsSkeleton />
      ) : (
        <ErrorState
          level={3}
          title={texts.devicesFailed}
          text={failureText(error)}
          onRetry={reload}
        />
      )}
      {leaving && (
        <confirm.Part
          open
          onOpenChange={() => setLeaving(null)}
          tone="warning"
          title={texts.endTitle}
          message={texts.endText(leaving.device, leaving.full_name)}
          confirm={{ label: texts.endDevice, onPress: () => end(leaving) }}
          cancel={{ label: texts.keep }}
        />
      )}
    </Panel>
  )
}

function listed({ id, device, full_name, username, is_current, last_seen_at }: PharmacyDevice) {
  const seen = is_current ? texts.inUse : texts.seen(formatDateTime(last_seen_at))
  return {
    id,
    name: device,
    facts: [`${full_name} (${username})`, seen],
    isCurrent: is_current,
    endLabel: texts.endDeviceOf(device, full_name),
  }
}
