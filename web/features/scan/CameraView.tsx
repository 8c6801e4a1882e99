import { useState, type ReactNode, type RefObject } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CameraTools } from './CameraTools.tsx'
import { Finder } from './Finder.tsx'
import type { BoxTone } from './scanned-box.ts'
import { scanTexts as texts } from './texts.ts'
import type { Camera } from './use-camera.ts'

/** Where one looks through the camera; a new try begins with a new picture. */
export function CameraDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  /** Inside the dialog: when its effects run, the video is there. */
  children: (round: number, onRetry: () => void) => ReactNode
}) {
  const [round, setRound] = useState(0)
  return (
    <Dialog open onOpenChange={onClose} width={570} title={title}>
      {children(round, () => setRound(round + 1))}
    </Dialog>
  )
}

/** The camera's picture with its tools, or why there is none. */
export function CameraView({
  video,
  camera: { state, switchCamera },
  tone,
  onRetry,
}: {
  video: RefObject<HTMLVideoElement | null>
  camera: Camera
  /** The sign of what was read; null while there is nothing to say. */
  tone: BoxTone | null
  onRetry: () => void
}) {
  const failure = state.kind === 'failed' ? texts.failures[state.failure] : null
  return (
    <Finder video={video} tone={tone} isLive={state.kind === 'live'}>
      {failure && (
        <div role="alert" className="px-6 text-center text-white">
          <p className="text-lg font-bold">{failure.title}</p>
          <p className="mt-2">{failure.text}</p>
          <Button variant="secondary" onClick={onRetry} className="mt-4 border-white">
            {texts.retry}
          </Button>
        </div>
      )}
      {state.kind === 'live' && !tone && (
        <CameraTools
          key={state.track.id}
          track={state.track}
          hasOthers={state.cameras.length > 1}
          onSwitch={switchCamera}
        />
      )}
    </Finder>
  )
}
