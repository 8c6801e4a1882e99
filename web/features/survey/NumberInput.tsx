import { useState } from 'react'
import { TextInput } from '#web/ui/TextInput.tsx'
import { maxNumberText, numberText, readNumber } from './number-text.ts'
import type { AnswerInputProps } from './QuestionField.tsx'
import { surveyPageTexts as texts } from './texts.ts'

/** A number, typed as people here type it. What is no number stays in the field and is said to be none. */
export function NumberInput({
  question: { whole, min, max },
  value,
  onChange,
  labelledBy,
  describedBy,
  isWrong,
  onOdd,
}: AnswerInputProps) {
  const [typed, setTyped] = useState(typeof value === 'number' ? numberText(value) : '')
  const isNone = typed.trim() !== '' && readNumber(typed) === null
  // Another device may have answered, or the preview begun anew.
  const known = typeof value === 'number' ? value : null
  const shown = !isNone && known !== null && readNumber(typed) !== known ? numberText(known) : typed
  const type = (text: string) => {
    const number = readNumber(text)
    setTyped(text)
    onOdd(number === null && text.trim() !== '' ? texts.notANumber : '')
    onChange(number)
  }
  const hint = texts.numberHint(spoken(min), spoken(max))
  return (
    <>
      <TextInput
        size="main"
        inputMode={whole && (min ?? 0) >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-labelledby={labelledBy}
        aria-describedby={isWrong ? describedBy : undefined}
        aria-invalid={isWrong ? true : undefined}
        maxLength={maxNumberText}
        value={shown}
        onChange={({ target }) => type(target.value)}
        className="max-w-60 text-xl font-semibold"
      />
      {hint && <p className="mt-2 text-sm text-ink-2">{hint}</p>}
    </>
  )
}

function spoken(end: number | undefined): string | undefined {
  return end?.toLocaleString('vi-VN')
}
