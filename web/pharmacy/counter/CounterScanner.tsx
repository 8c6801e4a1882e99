import { useState } from 'react'
import { ScanManyDialog } from '#web/pharmacy/scan/ScanManyDialog.tsx'
import type { Offered } from '#web/pharmacy/scan/use-many-scanner.ts'
import { useOnline } from '#web/pharmacy/parts/use-online.ts'
import { describeBox } from './describe-box.ts'
import { give } from './signal.ts'
import type { Counter } from './use-counter.ts'

/** The camera at the counter: each box is taken, and its outcome said where one looks. */
export function CounterScanner({ counter, onClose }: { counter: Counter; onClose: () => void }) {
  const { view, sending } = counter.device
  const isOnline = useOnline()
  /** Keys by code, in the order of scanning. */
  const [scanned, setScanned] = useState<ReadonlyMap<string, string>>(new Map())
  const entries = [...scanned.values()].flatMap(
    (key) => view.entries.find((entry) => entry.key === key) ?? [],
  )
  const offer = async (code: string): Promise<Offered> => {
    // Held before the camera once more: what became of it is said again.
    const known = entries.find(({ key }) => key === scanned.get(code))
    if (known) {
      void give('known')
      return { key: known.key }
    }
    const taken = await counter.take(code)
    void give(taken.ok ? 'taken' : 'known')
    if (!taken.ok) return { problem: taken.problem }
    const { key } = taken.entry
    setScanned((before) => new Map(before).set(code, key))
    return { key }
  }
  return (
    <ScanManyDialog
      offer={offer}
      boxes={entries.map((entry) => describeBox(entry, { sending, isOnline }))}
      onClose={onClose}
    />
  )
}
