import { maxTextLength } from '#domain/survey/limits.ts'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { AnswerInputProps } from './QuestionField.tsx'

export function TextAnswer({
  value,
  onChange,
  labelledBy,
  describedBy,
  isWrong,
}: AnswerInputProps) {
  return (
    <Textarea
      rows={5}
      aria-labelledby={labelledBy}
      aria-describedby={isWrong ? describedBy : undefined}
      aria-invalid={isWrong ? true : undefined}
      maxLength={maxTextLength}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      className="text-lg"
    />
  )
}
