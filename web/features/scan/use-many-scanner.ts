import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { maskCode } from '#domain/genuine/mask.ts'
import { scanTexts as texts } from './texts.ts'
import { useCamera } from './use-camera.ts'
import { findInPhoto } from './use-scanner.ts'
import { watchCodes } from './watch-codes.ts'

/** How long the green frame is seen after a code. */
const showFoundMs = 700

/** Why a code is not taken, in words; null when it is. */
export type Verdict = string | null

export interface Said {
  isTaken: boolean
  word: string
}

/** Takes one code after the other while the camera stays open; each is offered once until another one came. */
export function useManyScanner(
  video: RefObject<HTMLVideoElement | null>,
  offer: (code: string) => Promise<Verdict>,
) {
  const [last, setLast] = useState<Said | null>(null)
  const [count, setCount] = useState(0)
  /** Which code the green frame is for; 0 for none. */
  const [green, setGreen] = useState(0)
  const lastCode = useRef('')
  const camera = useCamera(video, true)
  const isLive = camera.state.kind === 'live'
  const say = (word: string) => setLast({ isTaken: false, word })

  const consider = (code: string | null) => {
    if (code === null) return say(texts.otherCode)
    // The box is still before the camera.
    if (code === lastCode.current) return
    lastCode.current = code
    void offer(code).then((problem) => {
      if (problem !== null) return say(problem)
      setLast({ isTaken: true, word: texts.taken(maskCode(code).replaceAll('*', '•')) })
      setCount((before) => before + 1)
      setGreen((before) => before + 1)
    })
  }
  const saw = useEffectEvent(consider)
  const failed = useEffectEvent(() => say(texts.readerLost))

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

  useEffect(() => {
    if (green === 0) return
    const timer = setTimeout(() => setGreen(0), showFoundMs)
    return () => clearTimeout(timer)
  }, [green])

  return {
    ...{ camera, last, count, isFound: green !== 0 },
    readPhoto: async (file: File) => {
      say(texts.reading)
      const { code, problem } = await findInPhoto(file)
      lastCode.current = ''
      if (code) consider(code)
      else say(problem)
    },
  }
}
