import { useState } from 'react'
import { RevealButton } from './RevealButton.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

/** A password of any signs with a button that shows it. */
export function SecretInput(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <RevealButton shown={shown} onShownChange={setShown} />
    </div>
  )
}
