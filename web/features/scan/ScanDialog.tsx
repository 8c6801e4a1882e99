import { useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { CameraDialog, CameraView } from './CameraView.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { scanTexts as texts } from './texts.ts'
import { useScanner } from './use-scanner.ts'
import type { ReadCode } from './watch-codes.ts'

export interface ScanDialogProps {
  onFound: (code: string) => void
  /** Finds the code in what was read; a genuine-goods code unless it is another's. */
  read?: ReadCode
  onClose: () => void
}

/** The camera looks for a stamp's code. Load it lazily: only who presses the button needs it. */
export function ScanDialog(props: ScanDialogProps) {
  return (
    <CameraDialog title={texts.title} onClose={props.onClose}>
      {(round, onRetry) => <Scanner key={round} {...props} onRetry={onRetry} />}
    </CameraDialog>
  )
}

function Scanner({ onFound, read, onClose, onRetry }: ScanDialogProps & { onRetry: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { camera, found, word, readPhoto } = useScanner(video, onFound, read)
  const { kind } = camera.state
  const tone = found === null ? null : 'good'
  return (
    <>
      <CameraView video={video} camera={camera} tone={tone} onRetry={onRetry} />
      <p aria-live="polite" className="my-3 flex min-h-12 items-center justify-center text-center">
        {found ? texts.foundTitle : word || usual[kind]}
      </p>
      {word === texts.readerLost && kind === 'live' && (
        <Button wide variant="quiet" onClick={onRetry} className="mb-3">
          {texts.retry}
        </Button>
      )}
      <div className="grid gap-3 above-phone:grid-cols-2">
        <PhotoButton onPhoto={(file) => void readPhoto(file)}>{texts.gallery}</PhotoButton>
        <Button variant="secondary" onClick={onClose}>
          {texts.byHand}
        </Button>
      </div>
    </>
  )
}

/** Said while there is nothing else; why a camera fails stands in its picture. */
const usual = { asking: texts.asking, live: texts.aim, failed: '' }
