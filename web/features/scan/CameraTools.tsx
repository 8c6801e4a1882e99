import Flashlight from 'lucide-react/icons/flashlight'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import { useState } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { hasTorch, setTorch } from './camera.ts'
import { scanTexts as texts } from './texts.ts'

/** Light, and the other camera, where the phone has them. */
export function CameraTools({
  track,
  hasOthers,
  onSwitch,
}: {
  track: MediaStreamTrack
  hasOthers: boolean
  onSwitch: () => void
}) {
  const [isLit, setIsLit] = useState(false)
  const toggle = () => {
    setTorch(track, !isLit).then(
      () => setIsLit(!isLit),
      // The camera keeps its light to itself: the button just stays as it was.
      () => undefined,
    )
  }
  return (
    <div className="absolute right-3 bottom-3 flex gap-2">
      {hasTorch(track) && (
        <IconButton
          label={isLit ? texts.torchOff : texts.torchOn}
          aria-pressed={isLit}
          icon={<Flashlight aria-hidden="true" className="size-6" />}
          onClick={toggle}
          className={cx(tool, isLit && 'bg-point-tint text-point')}
        />
      )}
      {hasOthers && (
        <IconButton
          label={texts.switchCamera}
          icon={<SwitchCamera aria-hidden="true" className="size-6" />}
          onClick={onSwitch}
          className={tool}
        />
      )}
    </div>
  )
}

const tool = 'rounded-full bg-white/95'
