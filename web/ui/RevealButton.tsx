import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { IconButton } from './IconButton.tsx'
import { uiTexts } from './texts.ts'

/** Stands at the end of a password field. */
export function RevealButton({
  shown,
  onShownChange,
}: {
  shown: boolean
  onShownChange: (shown: boolean) => void
}) {
  const Icon = shown ? EyeOff : Eye
  return (
    <IconButton
      label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={() => onShownChange(!shown)}
      className="absolute top-1/2 right-0.5 -translate-y-1/2 text-ink-2"
    />
  )
}
