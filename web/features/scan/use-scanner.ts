import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { openReader, type CodeReader } from './reader.ts'
import { scanTexts as texts } from './texts.ts'
import { useCamera } from './use-camera.ts'
import { firstCode, watchCodes, type ReadCode } from './watch-codes.ts'

/** How long the green frame is seen before the dialog closes. */
const showFoundMs = 500

/** Looks at the camera's picture until it holds a code. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onFound: (code: string) => void,
  read?: ReadCode,
) {
  const [found, setFound] = useState<string | null>(null)
  const [word, setWord] = useState('')
  const camera = useCamera(video, found === null)
  const isLive = camera.state.kind === 'live'

  useEffect(() => {
    const element = video.current
    if (!isLive || found !== null || !element) return
    const left = new AbortController()
    lookUntilFound(element, left.signal, setWord, read).then(
      (code) => code && setFound(code),
      () => !left.signal.aborted && setWord(texts.readerLost),
    )
    return () => left.abort()
  }, [video, isLive, found, read])

  const finish = useEffectEvent(onFound)
  useEffect(() => {
    if (found === null) return
    navigator.vibrate?.(80)
    const timer = setTimeout(() => finish(found), showFoundMs)
    return () => clearTimeout(timer)
  }, [found])

  return {
    camera,
    found,
    word,
    readPhoto: async (file: File) => {
      setWord(texts.reading)
      const { code, problem } = await findInPhoto(file, read)
      setWord(problem)
      if (code) setFound(code)
    },
  }
}

async function lookUntilFound(
  video: HTMLVideoElement,
  left: AbortSignal,
  say: (word: string) => void,
  read?: ReadCode,
): Promise<string | null> {
  let first: string | null = null
  const tell = (code: string | null) => {
    if (code === null) say(texts.otherCode)
    first = code
    return code === null
  }
  await watchCodes(video, left, tell, read)
  return first
}

export async function findInPhoto(
  file: File,
  readCode?: ReadCode,
): Promise<{ code: string | null; problem: string }> {
  const photo = await createImageBitmap(file).catch(() => null)
  if (!photo) return { code: null, problem: texts.unreadablePhoto }
  let reader: CodeReader | null = null
  try {
    reader = await openReader()
    const code = firstCode(await reader.read(photo), readCode)
    return { code, problem: code ? '' : texts.nothingInPhoto }
  } catch {
    return { code: null, problem: texts.readerLost }
  } finally {
    reader?.close()
    photo.close()
  }
}
