import { useRef, useState } from 'react'
import { listPictures, type UploadedPicture } from '#domain/media/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { refreshAll } from '#web/query/realm.ts'
import { backoffice } from '../data/use-query.ts'
import { sendPicture } from './send-picture.ts'

export interface Upload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** From 0 to 1. */
  part: number
  failure: string
  picture: UploadedPicture | null
}

export interface Uploads {
  list: readonly Upload[]
  add(files: readonly File[]): void
  retry(key: number): void
  dismiss(key: number): void
  /** Takes away what is done. */
  clear(): void
}

/** Files on their way into the library, one after the other; what fails stays with its reason. */
export function useUploads(): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const isSending = useRef(false)
  const change = (key: number, changed: Partial<Upload>) =>
    setList((old) => old.map((each) => (each.key === key ? { ...each, ...changed } : each)))

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      await sendOne(next, change)
    }
    isSending.current = false
    void refreshAll(backoffice, listPictures)
  }
  const queue = (uploads: readonly Upload[]) => {
    waiting.current.push(...uploads)
    void sendAll()
  }
  return {
    list,
    add: (files) => {
      const uploads = files.map(waitingUpload)
      setList((old) => [...old, ...uploads])
      queue(uploads)
    },
    retry: (key) => {
      const known = list.find((each) => each.key === key)
      if (known?.state !== 'failed') return
      change(key, { state: 'waiting', failure: '' })
      queue([known])
    },
    dismiss: (key) => {
      waiting.current = waiting.current.filter((each) => each.key !== key)
      setList((old) => old.filter((each) => each.key !== key))
    },
    clear: () => setList((old) => old.filter(({ state }) => state !== 'done')),
  }
}

let lastKey = 0

function waitingUpload(file: File): Upload {
  lastKey += 1
  return { key: lastKey, file, state: 'waiting', part: 0, failure: '', picture: null }
}

async function sendOne(
  { key, file }: Upload,
  change: (key: number, changed: Partial<Upload>) => void,
): Promise<void> {
  change(key, { state: 'sending', part: 0 })
  try {
    const picture = await sendPicture(file, (part) => change(key, { part }))
    change(key, { state: 'done', part: 1, picture })
  } catch (error) {
    change(key, { state: 'failed', failure: failureText(error) })
  }
}
