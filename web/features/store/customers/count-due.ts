import { listReminders } from '#domain/purchase/api.ts'
import { callStore } from '../call-store.ts'
import { tellCounts } from '../counts.ts'

/** Asks how many due reminders nobody has read, for the sign beside the tab; without a session nobody asks. */
export async function countDue(): Promise<void> {
  try {
    const { counts } = await callStore(listReminders, { limit: 1 }, { quiet: true })
    tellCounts({ dueReminders: counts.unread })
  } catch {
    // A sign only: it is asked for again.
  }
}

/** Counts now, and whenever somebody comes back to the page. */
export function keepCounting(): void {
  void countDue()
  if (isCounting) return
  isCounting = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void countDue()
  })
}

let isCounting = false
