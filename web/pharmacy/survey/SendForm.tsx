import { fieldMessages } from '#domain/kernel/field-messages.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { isPhone, normalizePhone } from '#domain/kernel/phone.ts'
import type { SurveyAnswer } from '#domain/survey/api.ts'
import { ApiError } from '#web/api.ts'
import { surveyPageTexts as texts } from '#web/features/survey/texts.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { freeForm, rewardedForm } from './send.rules.ts'

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
export function SendForm({ points, isSent, onSend, onProblems, onSent }: SendFormProps) {
  const isRewarded = points > 0
  const form = useForm(isRewarded ? rewardedForm : freeForm, {
    initial: { phone: '' },
    alsoWrong: ({ phone }) =>
      isRewarded && !isPhone(normalizePhone(phone)) ? { phone: fieldMessages.phone } : {},
    send: async ({ phone }) => {
      await onSend(isRewarded ? normalizePhone(phone) : undefined)
      onSent()
    },
    explain: (error) => {
      const { phone, ...ofQuestions } = error instanceof ApiError ? error.fields : {}
      onProblems(ofQuestions)
      if (!phone) return failureOf(error, ofQuestions)
      form.refuse({ phone })
      return ''
    },
  })
  return (
    <Form form={form} className="mt-6 flex flex-col gap-4">
      {isRewarded && (
        <Form.Phone
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint(formatPoints(points))}
          size="main"
          autoComplete="off"
          className="text-lg"
        />
      )}
      <Form.Failure />
      <Button type="submit" size="counter" wide busy={form.busy}>
        {isSent ? texts.sendChanges : texts.send}
      </Button>
    </Form>
  )
}

function failureOf(error: unknown, problems: Record<string, string>): string {
  if (Object.keys(problems).length > 0) return texts.lookAgain
  if (!(error instanceof ApiError)) return texts.sendFailed
  if (error.code === 'offline') return texts.sendOffline
  return error.code === 'conflict' ? error.message : texts.sendFailed
}
