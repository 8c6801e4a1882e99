import { useCallback, useEffect, useState } from 'react'
import { seconds } from '#domain/kernel/durations.ts'
import { otpLifetime, type OtpPurpose } from '#domain/otp/rules.ts'
import { ApiError } from '#web/api.ts'
import type { Captcha } from '#web/features/captcha/captcha-state.ts'
import { now } from '#web/state/clock.ts'
import { otpTexts as texts } from './texts.ts'

/** Sends a code for whoever shows that a person asks. */
export type SendCode = (captcha: string) => Promise<{ expiresIn: number; resendIn: number }>

interface SentCode {
  sentAt: number
  expiresAt: number
  resendAt: number
}

/** A voucher's code has been sent before the dialog opens. */
export function isSentBeforehand(type: OtpPurpose): boolean {
  return type === 'voucher'
}

/** A code that is asked for on opening and again on request, and the seconds it has left. */
export function useOtp(type: OtpPurpose, captcha: Captcha, send: SendCode) {
  const [code, setCode] = useState(() => (isSentBeforehand(type) ? sentJustNow(type) : null))
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const time = useTicks()
  const request = useCallback(async () => {
    setSending(true)
    setFailure('')
    try {
      const { expiresIn, resendIn } = await send(await captcha.take())
      const sentAt = now()
      setCode({
        sentAt,
        expiresAt: sentAt + seconds(expiresIn),
        resendAt: sentAt + seconds(resendIn),
      })
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : texts.notSent)
    } finally {
      setSending(false)
    }
  }, [captcha, send])
  // The clock ticks once a second: its last tick may be older than the code.
  const present = Math.max(time, code?.sentAt ?? 0)
  const secondsLeft = code ? secondsUntil(code.expiresAt, present) : 0
  return {
    request,
    sending,
    failure,
    sent: code !== null,
    secondsLeft,
    expired: code !== null && secondsLeft === 0,
    resendIn: code ? secondsUntil(code.resendAt, present) : 0,
  }
}

function sentJustNow(type: OtpPurpose): SentCode {
  const sentAt = now()
  return { sentAt, expiresAt: sentAt + otpLifetime(type), resendAt: sentAt }
}

function secondsUntil(at: number, present: number): number {
  return Math.max(0, Math.ceil((at - present) / 1000))
}

function useTicks(): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), seconds(1))
    return () => clearInterval(timer)
  }, [])
  return time
}
