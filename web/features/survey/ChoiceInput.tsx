import { useId, useRef } from 'react'
import { maxOwnWords } from '#domain/survey/limits.ts'
import { choiceId, otherId, ownWords, ownWordsOf } from '#domain/survey/own-words.ts'
import type { AnswerValue } from '#domain/survey/questions.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { AnswerInputProps } from './QuestionField.tsx'
import { surveyPageTexts as texts } from './texts.ts'

/** One or many of the options, as rows that a thumb hits; own words below where they are asked for. */
export function ChoiceInput({
  question,
  value,
  onChange,
  labelledBy,
  describedBy,
  isWrong,
}: AnswerInputProps) {
  const name = useId()
  const field = useRef<HTMLInputElement>(null)
  const { kind, options = [], other, min, max } = question
  const isMany = kind === 'many'
  const chosen = choicesOf(value)
  const words = chosen.map(ownWordsOf).find((own) => own !== null) ?? null
  const pick = (choice: string, isOn: boolean) => {
    if (!isMany) return onChange(choice)
    const others = chosen.filter((each) => choiceId(each) !== choiceId(choice))
    const next = isOn ? [...others, choice] : others
    onChange(next.length > 0 ? next : null)
  }
  const row = (choice: string, label: string, isOn: boolean) => (
    <label
      key={choiceId(choice)}
      className="flex min-h-15 items-center gap-3 rounded-md border border-line bg-white px-4 py-3 text-lg leading-snug transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:ring-3 has-focus-visible:ring-primary/30"
    >
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={name}
        checked={isOn}
        onChange={({ target }) => {
          pick(choice, target.checked)
          // Whoever wants to say it themselves goes on typing.
          if (choiceId(choice) === otherId) setTimeout(() => field.current?.focus())
        }}
        className="size-5.5 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  )
  return (
    <div
      role={isMany ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={isWrong ? describedBy : undefined}
      aria-invalid={!isMany && isWrong ? true : undefined}
      className="flex flex-col gap-2.5"
    >
      {isMany && <p className="text-sm text-ink-2">{texts.manyHint(min, max)}</p>}
      {options.map(({ id, label }) => row(id, label, chosen.includes(id)))}
      {other && row(ownWords(words ?? ''), texts.other, words !== null)}
      {words !== null && (
        <TextInput
          size="main"
          aria-label={texts.otherWords}
          placeholder={texts.otherWords}
          maxLength={maxOwnWords}
          value={words}
          onChange={({ target }) => pick(ownWords(target.value), true)}
          ref={field}
          // Not below the keys that stand above the tabs.
          className="scroll-mb-40"
        />
      )}
    </div>
  )
}

function choicesOf(value: AnswerValue | undefined): readonly string[] {
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? [value] : []
}
