import { useState } from 'react'
import { staffTexts } from '#domain/staff/texts.ts'
import { judgePassword, type PasswordStrength } from './password-strength.ts'
import { sessionTexts as texts } from './texts.ts'

interface Errors {
  password?: string
  repeat?: string
}

export interface NewPassword {
  password: string
  repeat: string
  strength: PasswordStrength
  errors: Errors
  setPassword(text: string): void
  setRepeat(text: string): void
  /** Marks what is wrong; true when nothing is. */
  isReady(): boolean
  /** What the server objects to. */
  refuse(message: string): void
}

/** A new password typed twice; whoever it belongs to should not be named in it. */
export function useNewPassword(names: readonly string[]): NewPassword {
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const strength = judgePassword(password, names)
  return {
    ...{ password, repeat, strength, errors },
    setPassword: (text) => {
      setPassword(text)
      setErrors({})
    },
    setRepeat: (text) => {
      setRepeat(text)
      setErrors(({ password: known }) => ({ password: known }))
    },
    isReady: () => {
      const found: Errors = {}
      if (strength.level === 'short') found.password = staffTexts.passwordLength
      if (repeat !== password) found.repeat = texts.repeatDiffers
      setErrors(found)
      return !found.password && !found.repeat
    },
    refuse: (message) => setErrors({ password: message }),
  }
}
