import { useEffect, useState } from 'react'
import { needsLook, type BoxTone, type ScannedBox } from './scanned-box.ts'

/** How long a sign stays over the picture; longer for one that must not be missed. */
const shownMs = 800
const warningMs = 2500

/** The sign to show over the picture: for a while after a box was read, and again when its outcome comes. */
export function useFlash(box: ScannedBox | undefined): BoxTone | null {
  const [over, setOver] = useState('')
  const mark = box ? `${box.key} ${box.tone}` : ''
  const ms = box && needsLook(box) ? warningMs : shownMs
  useEffect(() => {
    if (mark === '') return
    const timer = setTimeout(() => setOver(mark), ms)
    return () => clearTimeout(timer)
  }, [mark, ms])
  return box && mark !== over ? box.tone : null
}
