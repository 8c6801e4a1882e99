import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { otpField } from '#domain/kernel/fields.ts'
import { otpLength, type OtpPurpose } from '#domain/otp/rules.ts'
import { ApiError } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { useCaptcha } from '#web/features/captcha/use-captcha.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DigitsInput } from '#web/ui/DigitsInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useNavigate } from 'react-router'
import { otpTexts, type OtpWords } from './texts.ts'
import { isSentBeforehand, useOtp, type SendCode } from './use-otp.ts'
import { useWebOtp } from './use-web-otp.ts'

export interface OtpFormProps {
  type: OtpPurpose
  phone: string
  /** Being solved already since the phone was typed. */
  proof?: ReturnType<typeof useCaptcha>
  /** Must keep its identity between renders. */
  send: SendCode
  /** Throws the `ApiError` of a wrong or late code. */
  submit: (code: string) => Promise<void>
  /** Where somebody goes who gives up; the shop's home unless another is named. */
  home?: string
  /** Where a dialog stands already: a wrong code is told at the field, not in a second one on top. */
  refusesInPlace?: boolean
  /** The sixth digit is the answer; without it a button is pressed. */
  givesItself?: boolean
  /** Where somebody else than the phone's owner types the code. */
  words?: OtpWords
}

/** Six digits sent to a phone: counted down, sent again, given. */
export function OtpForm({
  type,
  phone,
  proof,
  send,
  submit,
  home,
  refusesInPlace,
  givesItself,
  words: texts = otpTexts,
}: OtpFormProps) {
  const own = useCaptcha('code')
  const { captcha, status } = proof ?? own
  const otp = useOtp(type, captcha, send)
  const { request } = otp
  const asked = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<'otpNotValid' | 'otpExpired' | null>(null)
  useEffect(() => {
    // Asked for once on opening, also where effects run twice.
    if (asked.current || isSentBeforehand(type)) return
    asked.current = true
    void request()
  }, [type, request])
  const resend = async () => {
    setCode('')
    setError('')
    await request()
  }
  const give = async (given: string) => {
    const problem = otpField.safeParse(given).error?.issues[0]?.message ?? ''
    setError(problem)
    if (problem || busy) return
    setBusy(true)
    try {
      await submit(given)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const isOfCode = failure.code === 'otpNotValid' || failure.code === 'otpExpired'
      if (!isOfCode) setError(failure.message)
      else if (refusesInPlace) {
        setError(texts[failure.code])
        field.current?.select()
      } else setRefusal(failure.code)
    } finally {
      setBusy(false)
    }
  }
  const take = (digits: string) => {
    setCode(digits)
    if (givesItself && digits.length === otpLength) void give(digits)
  }
  useWebOtp(take)
  const pressed = (event: FormEvent) => {
    event.preventDefault()
    void give(code)
  }
  return (
    <form noValidate onSubmit={pressed} className="flex flex-col gap-4">
      <Field
        label={texts.code}
        hint={otp.sent ? texts.sentTo(phone) : texts.sending}
        error={error || otp.failure}
        required
      >
        {(control) => (
          <DigitsInput
            {...control}
            ref={field}
            size="main"
            value={code}
            maxLength={otpLength}
            autoComplete="one-time-code"
            enterKeyHint="done"
            onValueChange={take}
            className="tabular text-center text-xl tracking-[0.4em]"
          />
        )}
      </Field>
      {status === 'solving' && <CaptchaField captcha={captcha} status={status} />}
      <OtpClock otp={otp} words={texts} onResend={() => void resend()} />
      <Button type="submit" size="main" wide busy={busy}>
        {texts.confirm}
      </Button>
      {refusal && (
        <OtpRefusal
          kind={refusal}
          words={texts}
          field={field}
          home={home}
          onClose={() => setRefusal(null)}
          onRetype={() => setCode('')}
          onResend={resend}
        />
      )}
    </form>
  )
}

function OtpClock({
  otp,
  words: texts,
  onResend,
}: {
  otp: ReturnType<typeof useOtp>
  words: OtpWords
  onResend: () => void
}) {
  const canResend = !otp.sending && (otp.failure !== '' || (otp.sent && otp.resendIn === 0))
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
      {/* The seconds are not read out one by one; that the code has expired is. */}
      <span aria-hidden={!otp.expired} className="tabular text-ink-2">
        {otp.sent && !otp.expired && texts.timeLeft(otp.secondsLeft)}
      </span>
      <span role="status" className="font-semibold text-sale">
        {otp.expired && texts.expired}
      </span>
      <Button
        variant="plain"
        disabled={!canResend}
        busy={otp.sending}
        onClick={onResend}
        className="-mr-4 shrink-0"
      >
        {texts.resend}
      </Button>
    </div>
  )
}

interface OtpRefusalProps {
  kind: 'otpNotValid' | 'otpExpired'
  words: OtpWords
  field: RefObject<HTMLInputElement | null>
  home: string | undefined
  onClose: () => void
  onRetype: () => void
  onResend: () => Promise<void>
}

/** The dialogs of the specification. */
function OtpRefusal({
  kind,
  words: texts,
  field,
  home,
  onClose,
  onRetype,
  onResend,
}: OtpRefusalProps) {
  const navigate = useNavigate()
  const resend = { label: texts.resend, onPress: onResend }
  const goHome = { label: texts.home, onPress: async () => navigate(home ?? paths.home()) }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={field}
      tone="warning"
      title={kind === 'otpNotValid' ? texts.codeNotValid : texts.codeExpired}
      message={kind === 'otpNotValid' ? texts.codeNotValidText : texts.codeExpiredText}
      confirm={kind === 'otpNotValid' ? { label: texts.retype, onPress: onRetype } : resend}
      cancel={kind === 'otpNotValid' ? resend : goHome}
    />
  )
}
