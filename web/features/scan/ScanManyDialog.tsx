import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CameraTools } from './CameraTools.tsx'
import { Finder } from './Finder.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { scanTexts as texts } from './texts.ts'
import { useManyScanner, type Said, type Verdict } from './use-many-scanner.ts'

export interface ScanManyDialogProps {
  /** What becomes of a code that was read: it is asked once for each box held before the camera. */
  offer: (code: string) => Promise<Verdict>
  onClose: () => void
}

/** The camera stays open for one box after the other. Load it lazily: only who presses the button needs it. */
export function ScanManyDialog({ offer, onClose }: ScanManyDialogProps) {
  const [round, setRound] = useState(0)
  return (
    <Dialog open onOpenChange={onClose} width={570} title={texts.manyTitle}>
      <Scanner key={round} offer={offer} onClose={onClose} onRetry={() => setRound(round + 1)} />
    </Dialog>
  )
}

/** Inside the dialog: when its effects run, the video is there. */
function Scanner({ offer, onClose, onRetry }: ScanManyDialogProps & { onRetry: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { camera, last, isFound, count, readPhoto } = useManyScanner(video, offer)
  const { state } = camera
  const failure = state.kind === 'failed' ? texts.failures[state.failure] : null
  return (
    <>
      <Finder video={video} isFound={isFound} isLive={state.kind === 'live'}>
        {failure && (
          <div role="alert" className="px-6 text-center text-white">
            <p className="text-lg font-bold">{failure.title}</p>
            <p className="mt-2">{failure.text}</p>
            <Button look="secondary" onClick={onRetry} className="mt-4 border-white">
              {texts.retry}
            </Button>
          </div>
        )}
        {state.kind === 'live' && !isFound && (
          <CameraTools
            key={state.track.id}
            track={state.track}
            hasOthers={state.cameras.length > 1}
            onSwitch={camera.switchCamera}
          />
        )}
      </Finder>
      <div aria-live="polite" className="my-3 grid min-h-18 place-items-center text-center">
        <LastWord last={last} usual={state.kind === 'asking' ? texts.asking : texts.manyAim} />
        <p className="text-sm text-ink-3 tabular">{texts.count(count)}</p>
      </div>
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

function LastWord({ last, usual }: { last: Said | null; usual: string }) {
  if (!last) return <p>{usual}</p>
  const Sign = last.isTaken ? Check : CircleAlert
  return (
    <p
      className={cx(
        'flex items-start gap-1.5 font-semibold',
        last.isTaken ? 'text-ok' : 'text-point',
      )}
    >
      <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {last.word}
    </p>
  )
}
