import { useState } from 'react'
import { DigitsInput, type DigitsInputProps } from './DigitsInput.tsx'
import { RevealButton } from './RevealButton.tsx'

/** A password of digits with a button that shows it. */
export function PasswordInput(props: Omit<DigitsInputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <DigitsInput {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <RevealButton shown={shown} onShownChange={setShown} />
    </div>
  )
}
