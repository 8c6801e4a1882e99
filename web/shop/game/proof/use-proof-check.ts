import { useCallback, useEffect, useRef, useState } from 'react'
import type { Asked, Checked, CheckNews, OwnEntry, SignatureNews } from './check-news.ts'

export type Progress =
  | { step: 'begin' | 'failed' }
  | { step: 'read' | 'checking'; entries: number }
  | { step: 'checked'; checked: Checked; signatures: SignatureNews }

/** Checks a whole proof in this browser; `own` asks about one entry, once all are read. */
export function useProofCheck(slug: string) {
  const [progress, setProgress] = useState<Progress>({ step: 'begin' })
  const [own, setOwn] = useState<OwnEntry | null | undefined>(undefined)
  const worker = useRef<Worker | null>(null)
  useEffect(() => {
    const checking = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    let signing: Worker | null = null
    worker.current = checking
    checking.addEventListener('error', () => setProgress({ step: 'failed' }))
    checking.addEventListener('message', ({ data }: MessageEvent<CheckNews>) => {
      if (data.kind === 'own') return setOwn(data.found)
      if (data.kind === 'failed') return setProgress({ step: 'failed' })
      if (data.kind !== 'checked') return setProgress({ step: data.kind, entries: data.entries })
      setProgress({ step: 'checked', checked: data, signatures: { checked: 0, unsigned: [] } })
      if (data.publicKey !== null && data.rounds.length > 0) {
        signing = signaturesOf(data, (signatures) =>
          setProgress({ step: 'checked', checked: data, signatures }),
        )
      }
    })
    ask(checking, { kind: 'check', slug })
    return () => {
      checking.terminate()
      signing?.terminate()
    }
  }, [slug])
  const askOwn = useCallback((wanted: Omit<Extract<Asked, { kind: 'own' }>, 'kind'>) => {
    if (worker.current) ask(worker.current, { kind: 'own', ...wanted })
  }, [])
  return { progress, own, askOwn }
}

function ask(worker: Worker, asked: Asked): void {
  worker.postMessage(asked, [])
}

function signaturesOf({ publicKey, rounds }: Checked, tell: (news: SignatureNews) => void): Worker {
  const worker = new Worker(new URL('./signature-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<SignatureNews>) => tell(data))
  worker.postMessage({ publicKey, rounds }, [])
  return worker
}
