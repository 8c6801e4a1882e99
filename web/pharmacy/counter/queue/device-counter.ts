import { seconds } from '#domain/kernel/durations.ts'
import { pharmacyEarn, pharmacyEarnWithVoucher } from '#domain/membership/api.ts'
import { randomKey } from '#web/form/random-key.ts'
import { callPharmacy } from '#web/pharmacy/session/call-pharmacy.ts'
import { tellCounts } from '#web/pharmacy/area/counts.ts'
import { openEncryptedStore } from '#web/pharmacy/device/encrypted-store.ts'
import { memoryStore } from '#web/state/local-store.ts'
import { gateOf } from '#web/pharmacy/session/pharmacy-session.ts'
import { pharmacyCodeHere } from '#web/pharmacy/session/pharmacy-code-here.ts'
import { now } from '#web/state/clock.ts'
import { writeStored } from '#web/state/storage.ts'
import { storedEntry, type Entry } from './entry.ts'
import { waitingOf } from './find-entries.ts'
import { deviceLocks, type Locks } from './locks.ts'
import { createQueue, type Queue } from './queue.ts'
import { bodyOf, sendEntry } from './send-entry.ts'
import { createSender, type Sender, type SenderTools } from './sender.ts'

export interface DeviceCounter {
  queue: Queue
  /** Codes outlive the page. False where the browser keeps nothing: then they live as long as it is open. */
  isLasting: boolean
  senderOf(pharmacy: string): Sender
  /**
   * Sends whatever waits, of every pharmacy that this device serves, each with its own session, and says
   * how many wait at the pharmacy whose page is open.
   */
  wakeAll(): void
}

/** Written anew when the codes of this device have changed: other tabs hear of it. */
const changedMark = 'anlanh.quay-ma-thay-doi'

let opened: Promise<DeviceCounter> | null = null

/** The codes of this device and who sends them: one for all pages of this tab. Load it lazily. */
export function openDeviceCounter(): Promise<DeviceCounter> {
  opened ??= open().catch((error: unknown) => {
    // Not for ever: who asks next tries anew.
    opened = null
    throw error
  })
  return opened
}

async function open(): Promise<DeviceCounter> {
  const { shelf, isLasting } = await openLocalStore()
  const locks = deviceLocks('an-lanh-counter')
  const tellOthers = soon(() => writeStored(changedMark, randomKey()))
  const queue = createQueue(shelf, { now, newKey: randomKey, tellOthers, locks })
  const senders = new Map<string, Sender>()
  const senderOf = (pharmacy: string) => {
    const sender = senders.get(pharmacy) ?? createSender(queue, pharmacy, toolsOf(pharmacy, locks))
    senders.set(pharmacy, sender)
    return sender
  }
  const wakeWaiting = () => {
    const waiting = queue.get().entries.filter(({ state }) => state === 'waiting')
    const pharmacies = new Set(waiting.map(({ pharmacy }) => pharmacy))
    for (const each of pharmacies) void senderOf(each).wake()
  }
  const wakeAll = () => {
    // Another pharmacy's page may have been opened meanwhile.
    tellWaiting(queue)
    // Other pages may have kept codes that this one has not heard of; should it fail, what it knows goes out.
    void queue.refresh().then(wakeWaiting, wakeWaiting)
  }
  await queue.refresh()
  queue.subscribe(() => tellWaiting(queue))
  tellWaiting(queue)
  wakeOn(wakeAll)
  return { queue, isLasting, senderOf, wakeAll }
}

/** Other pages have changed something, the network is back, or somebody looks at this page again. */
function wakeOn(wakeAll: () => void): void {
  const lookAgain = soon(wakeAll)
  addEventListener('storage', ({ key }) => {
    if (key === changedMark) lookAgain()
  })
  addEventListener('online', wakeAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeAll()
  })
}

/** Private windows, and pages that did not come safely, have no disk to keep codes on. */
async function openLocalStore() {
  try {
    return {
      shelf: await openEncryptedStore('an-lanh-counter', storedEntry, { remembersRows: true }),
      isLasting: true,
    }
  } catch {
    return { shelf: memoryStore<Entry>(), isLasting: false }
  }
}

function toolsOf(pharmacy: string, locks: Locks): SenderTools {
  return {
    send: (entry) => sendEntry(entry, callFor),
    // Another pharmacy than the one whose page is open waits for its own page.
    requireLogin: async (why) => pharmacy === pharmacyCodeHere() && gateOf(pharmacy).logIn(why),
    locks,
    now,
    chance: Math.random,
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
}

/** A connection that hangs is as good as none. */
const timeout = seconds(20)

/**
 * Once, and quietly: a code does not wait in a dialog's queue, where it would keep other pages of the device from
 * sending, but on the shelf, and is sent anew by whoever comes in.
 */
function callFor(entry: Entry) {
  const options = { pharmacy: entry.pharmacy, idempotencyKey: entry.key, timeout, quiet: true }
  const { voucherCode, ...body } = bodyOf(entry)
  return voucherCode === undefined
    ? callPharmacy(pharmacyEarn, body, options)
    : callPharmacy(pharmacyEarnWithVoucher, { ...body, voucherCode }, options)
}

function tellWaiting(queue: Queue): void {
  tellCounts({ waitingCodes: waitingOf(queue.get().entries, pharmacyCodeHere()).length })
}

/** Many at once are one: two hundred codes are no reason to tell others two hundred times. */
function soon(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, 100)
  }
}
