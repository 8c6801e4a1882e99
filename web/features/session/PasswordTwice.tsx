import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormAround } from '#web/form/form-context.ts'
import { PasswordField } from './PasswordField.tsx'

export interface PasswordTwiceProps {
  labels: { password: string; repeat: string }
  /** Exactly so many. */
  digits?: number | undefined
  hint?: ReactNode
  /** Between the two: what is thought of the first. */
  note?: ReactNode
}

/** A new password and its repetition; the last digit of the first leads to the second. */
export function PasswordTwice({ digits, labels, hint, note }: PasswordTwiceProps) {
  const { values, errors, set, leave } = useFormAround() as PasswordsAround
  const repeat = useRef<HTMLInputElement>(null)
  const type = (name: 'password' | 'repeat', typed: string) => {
    set(name, typed)
    const repeated = name === 'repeat' ? typed : values.repeat
    // Said with the last digit: what moves on leaving would move away from under a thumb.
    if (errors['repeat'] || repeated.length === digits) leave('repeat')
  }
  const typeFirst = (typed: string) => {
    const isLast = typed.length === digits && values.password.length === digits - 1
    // Drawn before the field is left, which judges it.
    flushSync(() => type('password', typed))
    if (isLast) repeat.current?.focus()
  }
  const both = { digits, autoComplete: 'new-password' } as const
  // Any other is judged when it is sent: words that come on leaving would move the button away.
  const left = (name: 'password' | 'repeat') => () => digits && leave(name)
  return (
    <>
      <PasswordField
        {...both}
        name="password"
        label={labels.password}
        hint={hint}
        enterKeyHint="next"
        onValueChange={typeFirst}
        onBlur={left('password')}
      />
      {note}
      <PasswordField
        {...both}
        name="repeat"
        ref={repeat}
        label={labels.repeat}
        enterKeyHint="done"
        onValueChange={(typed) => type('repeat', typed)}
        onBlur={left('repeat')}
      />
    </>
  )
}

type PasswordsAround = Pick<ReturnType<typeof useFormAround>, 'errors' | 'set' | 'leave'> & {
  values: Record<'password' | 'repeat', string>
}
