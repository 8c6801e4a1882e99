import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { DeviceCounter } from './device-counter.ts'
import type { QueueView } from './picture.ts'
import type { SenderState } from './sender.ts'

export interface CounterQueue {
  /** Null for the moment in which the device's disk is opened. */
  counter: DeviceCounter | null
  view: QueueView
  sending: SenderState
}

const nothing: QueueView = { entries: [], unreadable: 0 }
const idle: SenderState = { kind: 'idle' }

/** The device's codes and what their sender is at, of this pharmacy. */
export function useCounterQueue(pharmacy: string): CounterQueue {
  const [counter, setCounter] = useState<DeviceCounter | null>(null)
  useEffect(() => {
    let isGone = false
    findCounter().then(
      (found) => {
        if (!isGone) setCounter(found)
      },
      // A code that is entered tries anew, and says so if it is not kept.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  const sender = counter?.senderOf(pharmacy)
  const view = useSyncExternalStore(
    useCallback((listener) => counter?.queue.subscribe(listener) ?? noop, [counter]),
    () => counter?.queue.get() ?? nothing,
    () => nothing,
  )
  const sending = useSyncExternalStore(
    useCallback((listener) => sender?.subscribe(listener) ?? noop, [sender]),
    () => sender?.get() ?? idle,
    () => idle,
  )
  return { counter, view, sending }
}

/** After the page is there: its first bytes do not wait for the queue's. */
export async function findCounter(): Promise<DeviceCounter> {
  const { openDeviceCounter } = await import('./device-counter.ts')
  return openDeviceCounter()
}

const noop = () => {}
