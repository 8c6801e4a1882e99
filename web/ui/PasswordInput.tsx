import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { DigitsInput, type DigitsInputProps } from './DigitsInput.tsx'
import { IconButton } from './IconButton.tsx'
import { uiTexts } from './texts.ts'

/** A password of digits with a button that shows it. */
export function PasswordInput(props: Omit<DigitsInputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <DigitsInput {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <IconButton
        label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 right-0.5 -translate-y-1/2 text-ink-2"
      />
    </div>
  )
}
