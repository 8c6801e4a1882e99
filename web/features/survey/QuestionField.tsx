import { useEffect, useId, useRef, useState } from 'react'
import type { AnswerValue, Question } from '#domain/survey/questions.ts'
import { FieldError } from '#web/ui/Field.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { PhotoInput, type PhotoKit } from './PhotoInput.tsx'
import { ScaleInput } from './ScaleInput.tsx'
import { TextAnswer } from './TextAnswer.tsx'
import { surveyPageTexts as texts } from './texts.ts'

export interface AnswerInputProps {
  question: Question
  value: AnswerValue | undefined
  /** Null takes the answer back. */
  onChange: (value: AnswerValue | null) => void
  /** The question's heading. */
  labelledBy: string
  describedBy: string
  isWrong: boolean
  /** What stands in the field is no answer at all: in words, empty where it is one. */
  onOdd: (words: string) => void
}

export interface QuestionFieldProps extends Pick<
  AnswerInputProps,
  'question' | 'value' | 'onChange'
> {
  /** Of the element that has the question's words, to be focused when it appears. */
  headingId: string
  error?: string
  photos: PhotoKit
}

/** One question with everything that is needed to answer it with a thumb. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, headingId } = props
  const id = useId()
  const [odd, setOdd] = useState('')
  const error = odd || props.error
  const place = useInSight(error)
  return (
    <div>
      <h2
        id={headingId}
        tabIndex={-1}
        className="text-xl leading-snug font-bold text-balance wrap-anywhere outline-none"
      >
        {question.text}
      </h2>
      {(question.help || !question.required) && (
        <p className="mt-1.5 text-ink-2">
          {[question.help, question.required ? '' : texts.optional].filter(Boolean).join(' · ')}
        </p>
      )}
      <div className="mt-5">
        <AnswerInput
          {...props}
          labelledBy={headingId}
          describedBy={`${id}-error`}
          isWrong={Boolean(error)}
          onOdd={setOdd}
        />
      </div>
      {/* Not below the keys that stand above the tabs. */}
      <div ref={place} role="alert" className="mt-2.5 scroll-mb-44">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  )
}

/** What is wrong is seen when it is said, however long the question is. */
function useInSight(error: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return place
}

function AnswerInput(props: AnswerInputProps & { photos: PhotoKit }) {
  switch (props.question.kind) {
    case 'one':
    case 'many':
      return <ChoiceInput {...props} />
    case 'number':
      return <NumberInput {...props} />
    case 'text':
      return <TextAnswer {...props} />
    case 'scale':
      return <ScaleInput {...props} />
    case 'photo':
      return <PhotoInput {...props} />
  }
}
