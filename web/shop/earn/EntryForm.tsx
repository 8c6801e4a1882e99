import ListPlus from 'lucide-react/icons/list-plus'
import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useRef, type Ref, type SubmitEvent } from 'react'
import { codeFormatTexts } from '#domain/genuine/code-format.ts'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { CaptchaField } from '#web/features/captcha/CaptchaField.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { groupCode, splitCodes } from '#web/features/code-entry/code-typing.ts'
import { CodeInput } from '#web/features/code-entry/CodeInput.tsx'
import { earnTexts as texts } from './texts.ts'
import type { Earning } from './use-earning.ts'

export interface EntryFormProps {
  earning: Earning
  fieldRef: Ref<HTMLInputElement>
  onSeveral: (text: string) => void
  scanIntent: object
}

/** One big field, and the camera. */
export function EntryForm({ earning, fieldRef, onSeveral, scanIntent }: EntryFormProps) {
  const { member, code, problem, remark, doubt, busy, captcha } = earning
  const form = useRef<HTMLFormElement>(null)
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) earning.check(code)
  }
  // What is wrong with the code is put right in the field.
  const isAsked = problem !== '' || doubt !== null
  useEffect(() => {
    if (isAsked) form.current?.querySelector('input')?.focus()
  }, [isAsked])
  return (
    <form ref={form} onSubmit={submitted} noValidate {...(member ? {} : accountDialogIntent)}>
      <Field
        label={texts.fieldLabel}
        hint={code ? texts.typed(code.length) : texts.fieldHint}
        error={withAdvice(problem, code) || remark || doubt?.text}
      >
        {(control) => (
          <CodeInput
            ref={fieldRef}
            control={control}
            code={code}
            onCodeChange={(next, hasOwnSpaces) =>
              earning.change(next, hasOwnSpaces ? texts.spacesTaken : '')
            }
            onPasteText={(text) => {
              const isSeveral = splitCodes(text).length > 1
              if (isSeveral) onSeveral(text)
              return isSeveral
            }}
            className="h-15 text-2xl phone:text-xl"
          />
        )}
      </Field>
      {doubt?.suggestion && (
        <Button
          size="main"
          wide
          onClick={() => earning.sendNow(doubt.suggestion!, 'typed')}
          className="mt-4"
        >
          {texts.takeSuggestion}: {groupCode(doubt.suggestion)}
        </Button>
      )}
      <div className="mt-4 grid gap-3 above-phone:grid-cols-2">
        <Button
          type="submit"
          size="main"
          variant={doubt?.suggestion ? 'secondary' : 'primary'}
          busy={busy}
        >
          {doubt ? texts.checkAnyway : texts.check}
        </Button>
        <Button
          size="main"
          variant="secondary"
          icon={<ScanLine aria-hidden="true" className="size-5" />}
          onClick={() => earning.wantScan(true)}
          {...scanIntent}
        >
          {texts.scan}
        </Button>
      </div>
      {captcha.status === 'solving' && <CaptchaField {...captcha} />}
      {!member && <p className="mt-3 text-sm text-ink-2">{texts.guestNote}</p>}
      <Button
        variant="plain"
        icon={<ListPlus aria-hidden="true" className="size-5" />}
        onClick={() => onSeveral('')}
        className="mt-2 -ml-3"
      >
        {texts.manyMode}
      </Button>
    </form>
  )
}

/** A Telex keyboard turns `AA` into `Â`: then the rule alone would leave one at a loss. */
function withAdvice(problem: string, code: string): string {
  const isAccented =
    problem === codeFormatTexts.special && /\p{L}/u.test(code.replace(/[A-Z]/g, ''))
  return isAccented ? `${problem}. ${texts.accented}` : problem
}
