import { useEffect, useState } from 'react'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'

/** A phone to be proven, and that a person is there: solved from the start, while the phone is typed. */
export function usePhoneProof(known = '') {
  const [phone, setPhone] = useState(known)
  const proof = useCaptcha('code')
  useEffect(() => proof.captcha.start(), [proof.captcha])
  return { phone, setPhone, proof }
}
