import { useEffect, useRef, useState } from 'react'
import { CameraDialog, CameraView } from '#web/features/scan/CameraView.tsx'
import { PhotoButton } from '#web/features/scan/PhotoButton.tsx'
import { type BoxTone, needsLook, type ScannedBox } from '#web/features/scan/scanned-box.ts'
import { scanTexts as texts } from '#web/features/scan/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScannedBoxes } from './ScannedBoxes.tsx'
import { type Offered, useManyScanner } from './use-many-scanner.ts'

/** How long a sign stays over the picture; longer for one that must not be missed. */
const shownMs = 800

const warningMs = 2500

export interface ScanManyDialogProps {
  /** What becomes of a code that was read: it is asked once for each box held before the camera. */
  offer: (code: string) => Promise<Offered>
  /** The boxes that were taken, each as it stands now. */
  boxes: readonly ScannedBox[]
  onClose: () => void
}

/** The camera stays open for one box after the other. Load it lazily: only who presses the button needs it. */
export function ScanManyDialog(props: ScanManyDialogProps) {
  return (
    <CameraDialog title={texts.manyTitle} onClose={props.onClose}>
      {(round, onRetry) => <Scanner key={round} {...props} onRetry={onRetry} />}
    </CameraDialog>
  )
}

function Scanner({
  offer,
  boxes,
  onClose,
  onRetry,
}: ScanManyDialogProps & { onRetry: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { camera, newest, hint, readPhoto } = useManyScanner(video, offer)
  const box = boxes.find(({ key }) => key === newest)
  const tone = useFlash(box)
  return (
    <>
      <CameraView video={video} camera={camera} tone={tone} onRetry={onRetry} />
      <ScannedBoxes
        boxes={boxes}
        newest={box}
        hint={hint}
        usual={camera.state.kind === 'asking' ? texts.asking : texts.manyAim}
      />
      {hint === texts.readerLost && camera.state.kind === 'live' && (
        <Button wide variant="quiet" onClick={onRetry} className="mb-3">
          {texts.retry}
        </Button>
      )}
      <div className="grid grid-cols-[1fr_1.4fr] gap-3">
        <PhotoButton size="counter" onPhoto={(file) => void readPhoto(file)}>
          {texts.photo}
        </PhotoButton>
        <Button size="counter" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}

/** The sign to show over the picture: for a while after a box was read, and again when its outcome comes. */
function useFlash(box: ScannedBox | undefined): BoxTone | null {
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
