import { cx } from '#web/ui/class-names.ts'
import { chatScreenTexts as texts } from './texts.ts'
import type { useAnswerPicker } from './use-answer-picker.ts'

/** Above where one writes; the keyboard stays in the text. */
export function AnswerPicker({ picker }: { picker: ReturnType<typeof useAnswerPicker> }) {
  const { found, current, take, listId, optionId } = picker
  return (
    <div className="mt-2 overflow-hidden rounded-md border border-line bg-white shadow-lift">
      <div id={listId} role="listbox" aria-label={texts.savedAnswers}>
        {found.map((answer, nth) => (
          <div
            key={answer.id}
            id={optionId(nth)}
            role="option"
            aria-selected={nth === current}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(answer)}
            className={cx(
              'flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5 text-sm',
              nth === current && 'bg-primary-tint',
            )}
          >
            <span>
              <b className="font-semibold">{answer.title}</b>{' '}
              <span className="font-mono text-ink-3">/{answer.code}</span>
            </span>
            <span className="truncate text-ink-2">{answer.words}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-3 py-2 text-sm text-ink-2">{texts.noSavedAnswer}</p>}
    </div>
  )
}
