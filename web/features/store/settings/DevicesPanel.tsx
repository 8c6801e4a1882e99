import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import { endStoreDevice, listStoreDevices, type StoreDevice } from '#domain/drugstore/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { explainInNotice } from '#web/features/attempt/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { callStore } from '../call-store.ts'
import { failureText } from '../failure-text.ts'
import { useAnswer } from '../use-answer.ts'
import { useStore } from '../use-store.ts'
import { Panel, RowsSkeleton } from './Panel.tsx'
import { settingsTexts as texts } from './texts.ts'

const confirm = lazyPart(() =>
  import('#web/ui/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
)

/** Who is logged in where; any of them but this one can be ended. */
export function DevicesPanel() {
  const { code, user } = useStore()
  const { data, error, reload } = useAnswer(`devices:${code}`, (signal) =>
    callStore(listStoreDevices, {}, { signal }),
  )
  const [leaving, setLeaving] = useState<StoreDevice | null>(null)
  const end = async ({ id }: StoreDevice) => {
    try {
      await callStore(endStoreDevice, { id })
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
        <ul className="mt-2 divide-y divide-line">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => setLeaving(device)} />
          ))}
        </ul>
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

function DeviceRow({ device, onEnd }: { device: StoreDevice; onEnd: () => void }) {
  const { device: name, full_name, username, is_current, last_seen_at } = device
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-3" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-2">
          {full_name} ({username})
        </p>
        <p className="tabular text-sm text-ink-2">
          {is_current ? texts.inUse : texts.seen(formatDateTime(last_seen_at))}
        </p>
      </div>
      {is_current ? (
        <Badge tone="ok" className="shrink-0">
          {texts.thisDevice}
        </Badge>
      ) : (
        <Button
          look="quiet"
          className="shrink-0"
          {...confirm.intent}
          aria-label={texts.endDeviceOf(name, full_name)}
          onClick={onEnd}
        >
          {texts.endDevice}
        </Button>
      )}
    </li>
  )
}
