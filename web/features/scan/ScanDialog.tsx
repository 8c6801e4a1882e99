import { useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CameraTools } from './CameraTools.tsx'
import { Finder } from './Finder.tsx'
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
  const [round, setRound] = useState(0)
  return (
    <Dialog open onOpenChange={props.onClose} width={570} title={texts.title}>
      <Scanner key={round} {...props} onRetry={() => setRound(round + 1)} />
    </Dialog>
  )
}

/** Inside the dialog: when its effects run, the video is there. */
function Scanner({ onFound, read, onClose, onRetry }: ScanDialogProps & { onRetry: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { camera, found, word, readPhoto } = useScanner(video, onFound, read)
  const { state } = camera
  const failure = state.kind === 'failed' ? texts.failures[state.failure] : null
  return (
    <>
      <Finder video={video} tone={found === null ? null : 'good'} isLive={state.kind === 'live'}>
        {failure && (
          <div role="alert" className="px-6 text-center text-white">
            <p className="text-lg font-bold">{failure.title}</p>
            <p className="mt-2">{failure.text}</p>
            <Button look="secondary" onClick={onRetry} className="mt-4 border-white">
              {texts.retry}
            </Button>
          </div>
        )}
        {state.kind === 'live' && !found && (
          <CameraTools
            key={state.track.id}
            track={state.track}
            hasOthers={state.cameras.length > 1}
            onSwitch={camera.switchCamera}
          />
        )}
      </Finder>
      <p aria-live="polite" className="my-3 flex min-h-12 items-center justify-center text-center">
        {found ? texts.foundTitle : word || (failure ? '' : hint(state.kind))}
      </p>
      {word === texts.readerLost && state.kind === 'live' && (
        <Button wide look="quiet" onClick={onRetry} className="mb-3">
          {texts.retry}
        </Button>
      )}
      <div className="grid gap-3 above-phone:grid-cols-2">
        <PhotoButton onPhoto={(file) => void readPhoto(file)}>{texts.gallery}</PhotoButton>
        <Button look="secondary" onClick={onClose}>
          {texts.byHand}
        </Button>
      </div>
    </>
  )
}

function hint(kind: 'asking' | 'live' | 'failed'): string {
  return kind === 'asking' ? texts.asking : texts.aim
}
