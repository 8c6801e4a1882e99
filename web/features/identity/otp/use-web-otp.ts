import { useEffect, useRef } from 'react'

interface OtpCredential {
  code?: string
}

/** Where the phone can hand an arriving code over (WebOTP), it types itself. */
export function useWebOtp(onCode: (code: string) => void): void {
  const giving = useRef(onCode)
  useEffect(() => {
    giving.current = onCode
  })
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leaving = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(options as CredentialRequestOptions).then(
      (credential) => {
        const { code } = (credential ?? {}) as OtpCredential
        if (code) giving.current(code)
      },
      // Declined or not to be had: the code is typed by hand.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
}
