import { useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CameraTools } from './CameraTools.tsx'
import { Finder } from './Finder.tsx'
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
  const [round, setRound] = useState(0)
  return (
    <Dialog open onOpenChange={props.onClose} width={570} title={texts.manyTitle}>
      <Scanner key={round} {...props} onRetry={() => setRound(round + 1)} />
    </Dialog>
  )
}

/** Inside the dialog: when its effects run, the video is there. */
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
  const { state } = camera
  const failure = state.kind === 'failed' ? texts.failures[state.failure] : null
  return (
    <>
      <Finder video={video} tone={tone} isLive={state.kind === 'live'}>
        {failure && (
          <div role="alert" className="px-6 text-center text-white">
            <p className="text-lg font-bold">{failure.title}</p>
            <p className="mt-2">{failure.text}</p>
            <Button look="secondary" onClick={onRetry} className="mt-4 border-white">
              {texts.retry}
            </Button>
          </div>
        )}
        {state.kind === 'live' && !tone && (
          <CameraTools
            key={state.track.id}
            track={state.track}
            hasOthers={state.cameras.length > 1}
            onSwitch={camera.switchCamera}
          />
        )}
      </Finder>
      <ScannedBoxes
        boxes={boxes}
        newest={box}
        hint={hint}
        usual={state.kind === 'asking' ? texts.asking : texts.manyAim}
      />
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
