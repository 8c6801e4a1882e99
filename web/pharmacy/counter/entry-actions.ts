import { notify } from '#web/features/notices/notify.ts'
import type { EntryActions } from './EntryRow.tsx'
import { listTexts as texts } from './list-texts.ts'
import type { Counter } from './use-counter.ts'

/** What can be done by hand with a code of the list. What could not be done is said. */
export function entryActions({ device, correct }: Counter): EntryActions {
  const { counter } = device
  return {
    onSendAnew: (entry, options) => {
      void orSay(async () => {
        await counter?.queue.sendAnew(entry.key, options)
        counter?.wakeAll()
      })
    },
    onCorrect: correct,
    onRemove: (entry) => {
      void orSay(async () => {
        const isRemoved = await counter?.queue.remove(entry)
        if (!isRemoved) notify({ text: texts.notRemoved })
      })
    },
  }
}

/** Does it; says so when this device could not write it down. */
export async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch {
    notify({ text: texts.notWritten, kind: 'error' })
  }
}
