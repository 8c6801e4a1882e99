import { seconds } from '#domain/kernel/durations.ts'
import { storeEarn, storeEarnWithVoucher } from '#domain/membership/api.ts'
import { randomKey } from '#web/features/earn/random-key.ts'
import { callStore } from '#web/features/store/call-store.ts'
import { tellCounts } from '#web/features/store/counts.ts'
import { storeCodeHere } from '#web/features/store/store-code-here.ts'
import { now } from '#web/state/clock.ts'
import { writeStored } from '#web/state/storage.ts'
import { openSealedShelf } from '#web/features/store/device/sealed-shelf.ts'
import { memoryShelf } from '#web/features/store/device/shelf.ts'
import { storedEntry, type Entry } from './entry.ts'
import { waitingOf } from './find-entries.ts'
import { createQueue, type Queue } from './queue.ts'
import { sendEntry } from './send-entry.ts'
import { createSender, type Sender } from './sender.ts'

export interface DeviceCounter {
  queue: Queue
  /** Codes outlive the page. False where the browser keeps nothing: then they live as long as it is open. */
  isLasting: boolean
  senderOf(store: string): Sender
  /**
   * Sends whatever waits, of every store that this device serves, each with its own session, and says
   * how many wait at the store whose page is open.
   */
  wakeAll(): void
}

/** Written anew when the codes of this device have changed: other tabs hear of it. */
const changedMark = 'anlanh.quay-ma-thay-doi'

let opened: Promise<DeviceCounter> | null = null

/** The codes of this device and who sends them: one for all pages of this tab. Load it lazily. */
export function openDeviceCounter(): Promise<DeviceCounter> {
  opened ??= open()
  return opened
}

async function open(): Promise<DeviceCounter> {
  const { shelf, isLasting } = await openShelf()
  const tellOthers = soon(() => writeStored(changedMark, randomKey()))
  const queue = createQueue(shelf, { now, newKey: randomKey, tellOthers })
  const lookAgain = soon(() => void queue.refresh())
  addEventListener('storage', ({ key }) => {
    if (key === changedMark) lookAgain()
  })
  const senders = new Map<string, Sender>()
  const senderOf = (store: string) => {
    const sender = senders.get(store) ?? createSender(queue, store, toolsOf(store))
    senders.set(store, sender)
    return sender
  }
  const wakeAll = () => {
    // Another store's page may have been opened meanwhile.
    tellWaiting(queue)
    const stores = new Set(queue.get().entries.map(({ store }) => store))
    for (const store of stores) void senderOf(store).wake()
  }
  await queue.refresh()
  queue.subscribe(() => tellWaiting(queue))
  tellWaiting(queue)
  addEventListener('online', wakeAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeAll()
  })
  return { queue, isLasting, senderOf, wakeAll }
}

/** Private windows, and pages that did not come safely, have no disk to keep codes on. */
async function openShelf() {
  try {
    return { shelf: await openSealedShelf('an-lanh-counter', storedEntry), isLasting: true }
  } catch {
    return { shelf: memoryShelf<Entry>(), isLasting: false }
  }
}

function toolsOf(store: string) {
  return {
    send: (entry: Entry) => sendEntry(entry, callFor),
    alone: (work: () => Promise<void>) => aloneOnDevice(`an-lanh-counter ${store}`, work),
    ...{ now, chance: Math.random },
    later: (work: () => void, ms: number) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
}

/** A connection that hangs is as good as none. */
const patience = seconds(20)

function callFor({ key, store, secret }: Entry) {
  const { phone, code, voucherCode } = secret!
  const options = { store, idempotencyKey: key, signal: AbortSignal.timeout(patience) }
  return voucherCode === null
    ? callStore(storeEarn, { phone, code }, options)
    : callStore(storeEarnWithVoucher, { phone, code, voucherCode }, options)
}

/** Where the browser has no locks two tabs may send the same code: under the same key, so it counts once. */
async function aloneOnDevice(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, work)
}

function tellWaiting(queue: Queue): void {
  tellCounts({ waitingCodes: waitingOf(queue.get().entries, storeCodeHere()).length })
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
