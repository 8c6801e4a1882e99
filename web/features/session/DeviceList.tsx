import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, type ButtonProps } from '#web/ui/Button.tsx'

export interface ListedDevice {
  id: number
  name: string
  /** Whose it is, where it was and when: a line each. */
  facts: readonly string[]
  isCurrent: boolean
  /** By itself any but the current one. */
  canEnd?: boolean
  /** What its button is called, read out. */
  endLabel: string
}

export interface DeviceListProps {
  devices: readonly ListedDevice[]
  texts: { current: string; end: string }
  /** Of whichever is about to be ended. */
  intent?: Pick<ButtonProps, 'onPointerEnter' | 'onFocus'>
  onEnd: (id: number) => void | Promise<void>
}

/** Where somebody is logged in; any of them but this one can be ended. */
export function DeviceList({ devices, onEnd, ...shared }: DeviceListProps) {
  return (
    <ul className="flex flex-col">
      {devices.map((device) => (
        <Row key={device.id} device={device} {...shared} onEnd={() => onEnd(device.id)} />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<DeviceListProps, 'texts' | 'intent'> {
  device: ListedDevice
  onEnd: () => void | Promise<void>
}

function Row({ device, texts, intent, onEnd }: RowProps) {
  const { name, facts, isCurrent, canEnd = !isCurrent, endLabel } = device
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
          {name}
          {isCurrent && <Badge tone="ok">{texts.current}</Badge>}
        </p>
        {facts.map((fact) => (
          <p key={fact} className="text-sm text-ink-3">
            {fact}
          </p>
        ))}
      </div>
      {canEnd && (
        <Button
          variant="quiet"
          busy={busy}
          className="phone:ml-9"
          aria-label={endLabel}
          onClick={() => void press()}
          {...intent}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
