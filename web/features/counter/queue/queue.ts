import { newEntry, type Entered, type Entry } from './entry.ts'
import { canSendAnew, isOver, settle, type Verdict } from './settle.ts'
import type { Shelf } from '#web/features/store/device/shelf.ts'

export interface QueueView {
  /** Of all stores that this device serves, oldest first. */
  entries: readonly Entry[]
  /** Rows that this page cannot read; they are kept. */
  unreadable: number
}

export type Queue = ReturnType<typeof createQueue>

/** Codes entered on this device: what the screen shows is what the shelf has, never more. */
export function createQueue(
  shelf: Shelf<Entry>,
  tools: {
    now: () => number
    newKey: () => string
    /** Other pages of this device look at their shelf again. */
    tellOthers: () => void
  },
) {
  let view: QueueView = { entries: [], unreadable: 0 }
  let lastAt = 0
  const listeners = new Set<() => void>()

  const show = (entries: readonly Entry[], unreadable = view.unreadable) => {
    view = { entries: inOrder(entries), unreadable }
    lastAt = Math.max(lastAt, view.entries.at(-1)?.at ?? 0)
    for (const listener of listeners) listener()
  }
  const put = (changed: readonly Entry[], { orAdd = false } = {}) => {
    const known = orAdd ? changed : changed.filter(({ key }) => entryOf(key))
    const keys = new Set(known.map(({ key }) => key))
    show([...view.entries.filter(({ key }) => !keys.has(key)), ...known])
    tools.tellOthers()
  }
  const entryOf = (key: string) => view.entries.find((entry) => entry.key === key)

  const dropKeys = async (keys: readonly string[]) => {
    await shelf.remove(keys)
    show(view.entries.filter(({ key }) => !keys.includes(key)))
    tools.tellOthers()
  }

  const add = async (entered: Entered): Promise<Entry> => {
    // The order in which they came holds, whatever the phone's clock does.
    lastAt = Math.max(tools.now(), lastAt + 1)
    const entry = newEntry(entered, tools.newKey(), lastAt)
    await shelf.add([entry])
    put([entry], { orAdd: true })
    return entry
  }

  return {
    get: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Looks at the shelf again; what is over is taken away. */
    refresh: async () => {
      const { rows: entries, unreadable } = await shelf.readAll()
      const over = entries.filter((entry) => isOver(entry, tools.now()))
      if (over.length > 0) await shelf.remove(over.map(({ key }) => key))
      show(
        entries.filter((entry) => !over.includes(entry)),
        unreadable,
      )
    },
    /** Resolves once the code is kept; rejects when it could not be. */
    add,
    /** An answer has come. It is kept even if somebody has removed the entry meanwhile. */
    settle: async (key: string, verdict: Verdict) => {
      const entry = entryOf(key)
      if (!entry) return
      const settled = settle(entry, verdict, tools.now())
      await shelf.replace([settled], { orAdd: true })
      put([settled], { orAdd: true })
    },
    /** These outcomes have been on the screen. */
    see: async (keys: readonly string[]) => {
      const seen = view.entries
        .filter(({ key, state, isSeen }) => keys.includes(key) && state === 'done' && !isSeen)
        .map((entry) => ({ ...entry, isSeen: true }))
      if (seen.length === 0) return
      await shelf.replace(seen)
      put(seen)
    },
    /** The same code as a new request, in the old one's place; perhaps without its voucher. */
    sendAnew: async (key: string, { withVoucher = true } = {}) => {
      const entry = entryOf(key)
      if (!entry || !canSendAnew(entry)) return
      const { phone, code, voucherCode } = entry.secret!
      const voucher = withVoucher && voucherCode ? { voucherCode } : {}
      await add({ ...{ store: entry.store, by: entry.by, phone, code }, ...voucher })
      await dropKeys([key])
    },
    /** By hand alone. */
    remove: (key: string) => dropKeys([key]),
    removeUnreadable: async () => {
      await shelf.removeUnreadable()
      show(view.entries, 0)
      tools.tellOthers()
    },
  }
}

function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}
