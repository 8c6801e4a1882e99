import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { formatPoints } from '#domain/kernel/points.ts'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import { surveyTexts } from '#domain/survey/texts.ts'
import { fieldMessages } from '#domain/kernel/field-messages.ts'
import type { SurveyAnswer } from '#domain/survey/api.ts'
import { ApiError } from '#web/api.ts'
import { FailureNote } from '#web/features/identity/FailureNote.tsx'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { TextInput } from '#web/ui/TextInput.tsx'

interface SendFormProps {
  /** What the first sending brings; 0 where nothing is given (any more). */
  points: number
  isSent: boolean
  onSend: (phone: string | undefined) => Promise<SurveyAnswer>
  /** What the server found wrong, by question. */
  onProblems: (problems: Record<string, string>) => void
  onSent: () => void
}

/** Sends the answers, with the phone that gets the points. */
export function SendForm(props: SendFormProps) {
  const { points, isSent } = props
  const element = useRef<HTMLFormElement>(null)
  const form = useSending(props, element)
  return (
    <form ref={element} noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-4">
      {points > 0 && (
        <Field
          label={texts.phone}
          hint={texts.phoneHint(formatPoints(points))}
          error={form.phoneError}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              size="main"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={20}
              value={form.phone}
              onChange={({ target }) => form.setPhone(target.value)}
              className="text-lg"
            />
          )}
        </Field>
      )}
      <FailureNote>{form.failure}</FailureNote>
      <Button type="submit" size="counter" wide busy={form.busy}>
        {isSent ? texts.sendChanges : texts.send}
      </Button>
    </form>
  )
}

function useSending(
  { points, onSend, onProblems, onSent }: SendFormProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const [phone, setPhone] = useState('')
  const [phoneError, setPhoneError] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const showPhoneError = (problem: string) => {
    setPhoneError(problem)
    if (problem) setTimeout(() => focusFirstInvalid(form.current))
  }
  const send = async () => {
    setBusy(true)
    setFailure('')
    try {
      await onSend(points > 0 ? normalizePhone(phone) : undefined)
      onSent()
    } catch (error) {
      const { phone: ofPhone = '', ...ofQuestions } = error instanceof ApiError ? error.fields : {}
      showPhoneError(ofPhone)
      onProblems(ofQuestions)
      setFailure(ofPhone ? '' : failureOf(error, ofQuestions))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const problem = points > 0 ? phoneProblem(phone) : ''
    showPhoneError(problem)
    if (!problem) void send()
  }
  const change = (text: string) => {
    setPhone(text)
    setPhoneError('')
  }
  return { phone, setPhone: change, phoneError, failure, busy, submit }
}

function phoneProblem(phone: string): string {
  if (phone.trim() === '') return surveyTexts.phoneMissing
  return isPhone(normalizePhone(phone)) ? '' : fieldMessages.phone
}

function failureOf(error: unknown, problems: Record<string, string>): string {
  if (Object.keys(problems).length > 0) return texts.lookAgain
  if (!(error instanceof ApiError)) return texts.sendFailed
  if (error.code === 'offline') return texts.sendOffline
  return error.code === 'conflict' ? error.message : texts.sendFailed
}
