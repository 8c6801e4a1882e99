import type { Output } from '#domain/contract.ts'
import { listReminders } from '#domain/purchase/api.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { tellCounts } from '../area/counts.ts'

/** Asks how many reminders there are, for the sign beside the tab and the lists' numbers; without a session nobody asks. */
export async function countDue(): Promise<void> {
  try {
    const { counts } = await callPharmacy(listReminders, { limit: 1 }, { quiet: true })
    tellReminders(counts)
  } catch {
    // A sign only: it is asked for again.
  }
}

/** The sign beside the tab, the home and the lists say one number. */
export function tellReminders({ due, coming }: Counted): void {
  tellCounts({ reminders: { due, coming } })
}

type Counted = Output<typeof listReminders>['counts']

/** Counts now, and whenever somebody or the network comes back. */
export function keepCounting(): void {
  void countDue()
  if (isCounting) return
  isCounting = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void countDue()
  })
  // What could not be asked for without a network.
  window.addEventListener('online', () => void countDue())
}

let isCounting = false
