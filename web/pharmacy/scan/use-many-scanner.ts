import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { scanTexts as texts } from '#web/features/scan/texts.ts'
import { useCamera } from '#web/features/scan/use-camera.ts'
import { findInPhoto } from '#web/features/scan/use-scanner.ts'
import { watchCodes } from '#web/features/scan/watch-codes.ts'

/**
 * A code of another kind is spoken of once it stays: the barcode beside the stamp passes through the
 * picture with nearly every box.
 */
const timeoutInLooks = 6

/** What a code was taken under, or why it was not, in words. */
export type Offered = { key: string } | { problem: string }

/** Takes one code after the other while the camera stays open; each is offered once until another one came. */
export function useManyScanner(
  video: RefObject<HTMLVideoElement | null>,
  offer: (code: string) => Promise<Offered>,
) {
  /** Key of the box that was read last. */
  const [newest, setNewest] = useState('')
  /** What is to be said instead of it. */
  const [hint, setHint] = useState('')
  const lastCode = useRef('')
  const othersInARow = useRef(0)
  const camera = useCamera(video, true)
  const isLive = camera.state.kind === 'live'

  const consider = async (code: string) => {
    // The box is still before the camera.
    if (code === lastCode.current) return setHint('')
    lastCode.current = code
    const offered = await offer(code)
    if ('problem' in offered) return setHint(offered.problem)
    // Another one has been read while this one was put on the disk.
    if (code !== lastCode.current) return
    setNewest(offered.key)
    setHint('')
  }
  const saw = useEffectEvent((code: string | null) => {
    othersInARow.current = code === null ? othersInARow.current + 1 : 0
    if (code !== null) void consider(code)
    else if (othersInARow.current >= timeoutInLooks) setHint(texts.otherCode)
  })
  const failed = useEffectEvent(() => setHint(texts.readerLost))

  useEffect(() => {
    const element = video.current
    if (!isLive || !element) return
    const left = new AbortController()
    watchCodes(element, left.signal, (code) => {
      saw(code)
      return true
    }).catch(() => left.signal.aborted || failed())
    return () => left.abort()
  }, [video, isLive])

  return {
    camera,
    newest,
    hint,
    readPhoto: async (file: File) => {
      setHint(texts.reading)
      const { code, problem } = await findInPhoto(file)
      lastCode.current = ''
      if (code) await consider(code)
      else setHint(problem)
    },
  }
}
