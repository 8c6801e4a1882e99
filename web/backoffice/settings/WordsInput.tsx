import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState, type KeyboardEvent } from 'react'
import { useField, useFormAround } from '#web/form/form-context.ts'
import { isWithin } from '#web/form/paths.ts'
import { formTexts } from '#web/form/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { SettingFieldProps } from './SettingFields.tsx'
import { settingsTexts as texts } from './texts.ts'

/** Short words, one beside the other; one more is typed below them. */
export function WordsInput({ path, part: { words } }: SettingFieldProps) {
  const { value, rules, change } = useField(path)
  const { errors } = useFormAround()
  const [typed, setTyped] = useState('')
  const entries = (value ?? []) as readonly string[]
  const isFull = entries.length >= (rules.maxLength ?? Infinity)
  const word = typed.trim()
  const add = () => {
    if (word !== '' && !entries.includes(word)) change([...entries, word])
    setTyped('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || word === '') return
    event.preventDefault()
    add()
  }
  const error = Object.entries(errors).find(([each, told]) => told && isWithin(each, path))?.[1]
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{words.label}</legend>
      <ul className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li key={entry}>
            <button
              type="button"
              aria-label={formTexts.remove(entry)}
              onClick={() => change(entries.filter((other) => other !== entry))}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-white px-3.5 text-sm wrap-anywhere hover:border-primary"
            >
              {entry}
              <X aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex items-end gap-2">
        <Field
          label={texts.newWord}
          hint={isFull ? texts.wordsFull(entries.length) : undefined}
          error={error}
          className="min-w-0 flex-1"
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              disabled={isFull}
              maxLength={rules.entry?.maxLength}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={addOnEnter}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          disabled={isFull || word === ''}
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={add}
        >
          {formTexts.add}
        </Button>
      </div>
    </fieldset>
  )
}
