import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import type { SignedInDevice } from '#domain/identity/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { deviceTexts as texts } from '../texts.ts'

export interface DeviceItemProps {
  device: SignedInDevice
  onEnd: () => Promise<void>
}

export function DeviceItem({ device, onEnd }: DeviceItemProps) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onEnd()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 flex-1 phone:min-w-[80%]">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device.device}
          {device.current && <Badge tone="ok">{texts.current}</Badge>}
        </p>
        <p className="text-sm text-ink-3">
          {texts.seen(formatDateTime(device.last_seen_at))} · {texts.address(device.address)}
        </p>
        <p className="text-sm text-ink-3">{texts.since(formatDateTime(device.created_at))}</p>
      </div>
      {!device.current && (
        <Button
          look="quiet"
          busy={busy}
          className="phone:ml-9"
          aria-label={texts.endOf(device.device)}
          onClick={() => void press()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
