import { useRef, useState, type ChangeEvent, type KeyboardEvent, type SubmitEvent } from 'react'
import ImagePlus from 'lucide-react/icons/image-plus'
import Send from 'lucide-react/icons/send-horizontal'
import {
  answerChat,
  answerChatWithPicture,
  noteInChat,
  typeInDeskChat,
} from '#domain/chat/backoffice/api.ts'
import { maxWords } from '#domain/chat/limits.ts'
import { uuid } from '#web/features/chat/uuid.ts'
import { shrinkPhoto } from '#web/features/photo/small-photo.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { iconButtonClass } from '#web/ui/IconButton.tsx'
import { isThumb } from '#web/ui/is-thumb.ts'
import { now } from '#web/state/clock.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { AnswerPicker } from './AnswerPicker.tsx'
import type { ChatPartProps } from './ChatScreen.tsx'
import { chatScreenTexts as texts } from './texts.ts'
import { useAnswerPicker } from './use-answer-picker.ts'
import { useChatChange } from './use-chat-change.ts'

const typingEvery = 2500

/** Where staff answer, or note something for each other. What failed is sent again as the same message. */
export function DeskComposer({ data, onChanged }: ChatPartProps) {
  const { id } = data
  const [mode, setMode] = useState<'answer' | 'note'>('answer')
  const [words, setWords] = useState('')
  const clientId = useRef(uuid())
  const told = useRef(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = useChatChange(onChanged)
  const { busy, failure, attempt, setFailure } = useAttempt()
  const fill = (text: string) => {
    setWords(text)
    field.current?.focus()
  }
  const picker = useAnswerPicker(data, mode === 'answer' ? words : '', fill)
  const send = () => {
    const written = words.trim()
    if (written === '') return
    const input = { id, client_id: clientId.current, words: written }
    void attempt(async () => {
      await change(mode === 'answer' ? answerChat : noteInChat, input)
      clientId.current = uuid()
      setWords('')
      field.current?.focus()
    })
  }
  const press = (event: KeyboardEvent) => {
    if (picker.press(event)) return event.preventDefault()
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isEnter || isThumb()) return
    event.preventDefault()
    send()
  }
  const type = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setWords(target.value)
    if (mode === 'note' || now() - told.current < typingEvery) return
    told.current = now()
    void callBackoffice(typeInDeskChat, { id }, { silent: true }).catch(() => undefined)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = [...(target.files ?? [])]
    target.value = ''
    if (!file) return
    const photo = await shrinkPhoto(file).catch(() => null)
    if (photo === null) return setFailure(texts.pictureUnreadable)
    await attempt(() => change(answerChatWithPicture, { id, client_id: uuid(), photo }))
  }
  const isNote = mode === 'note'
  return (
    <form
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        send()
      }}
      className="relative border-t border-line px-3 pt-1 pb-3"
    >
      {picker.isOpen && <AnswerPicker picker={picker} />}
      <div role="group" aria-label={texts.mode} className="flex gap-1">
        {(['answer', 'note'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each}
            onClick={() => setMode(each)}
            className={cx(
              'min-h-11 rounded-md px-3 text-sm font-semibold',
              mode === each ? 'text-primary underline underline-offset-4' : 'text-ink-2',
            )}
          >
            {texts.modes[each]}
          </button>
        ))}
      </div>
      <div className="flex items-end gap-1">
        {!isNote && (
          <label className={iconButtonClass('cursor-pointer has-focus-visible:outline-3')}>
            <ImagePlus aria-hidden="true" className="size-5" />
            <span className="sr-only">{texts.picture}</span>
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={(event) => void choose(event)}
            />
          </label>
        )}
        <label className="min-w-0 flex-1">
          <span className="sr-only">{isNote ? texts.noteLabel : texts.answerLabel}</span>
          <textarea
            ref={field}
            rows={2}
            value={words}
            maxLength={maxWords}
            placeholder={isNote ? texts.notePlaceholder : texts.placeholder}
            onChange={type}
            onKeyDown={press}
            {...picker.control}
            className={cx(
              'block max-h-80 min-h-11 w-full resize-y rounded-md border border-control px-3 py-2 field-sizing-content',
              isNote && 'bg-point-tint',
            )}
          />
        </label>
        <Button
          type="submit"
          busy={busy}
          aria-label={isNote ? texts.keep : texts.send}
          title={isNote ? texts.keep : texts.send}
          icon={<Send aria-hidden="true" className="size-5" />}
        />
      </div>
      <p className="mt-1 text-xs text-ink-3 phone:hidden">{texts.keys}</p>
      <p role="alert" className="text-sm text-sale-deep empty:hidden">
        {failure && `${texts.failed} ${failure}`}
      </p>
    </form>
  )
}
