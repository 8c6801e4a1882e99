import { useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { CameraDialog, CameraView } from './CameraView.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { ScannedBoxes } from './ScannedBoxes.tsx'
import type { ScannedBox } from './scanned-box.ts'
import { scanTexts as texts } from './texts.ts'
import { useFlash } from './use-flash.ts'
import { useManyScanner, type Offered } from './use-many-scanner.ts'

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
      <CameraView {...{ video, camera, tone, onRetry }} />
      <ScannedBoxes
        boxes={boxes}
        newest={box}
        hint={hint}
        usual={camera.state.kind === 'asking' ? texts.asking : texts.manyAim}
      />
      {hint === texts.readerLost && camera.state.kind === 'live' && (
        <Button wide look="quiet" onClick={onRetry} className="mb-3">
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
