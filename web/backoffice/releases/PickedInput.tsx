import X from 'lucide-react/icons/x'
import type { ComponentType } from 'react'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SearchPick } from '../parts/SearchPick.tsx'
import { releaseScreenTexts as texts } from './texts.ts'

interface Found {
  key: string
  title: string
  text: string
  id: number
}

interface PickedInputProps extends InputProps {
  placeholder: string
  find: (q: string, signal: AbortSignal) => Promise<Found[]>
  /** A record that was picked, as a row of the list. */
  Row: ComponentType<{ id: number; onRemove: () => void }>
}

/** Records by their ids: found by a word, taken away one by one. */
export function PickedInput({ name, label, hint, placeholder, find, Row }: PickedInputProps) {
  const { value, error, change } = useField(name)
  const ids = (value as readonly number[] | undefined) ?? []
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex flex-col gap-2">
          <ul aria-label={label} className="flex flex-col gap-2">
            {ids.map((id) => (
              <Row key={id} id={id} onRemove={() => change(ids.filter((each) => each !== id))} />
            ))}
          </ul>
          <SearchPick
            control={control}
            taken={ids.map(String)}
            find={find}
            onPick={({ id }) => change([...ids, id])}
            placeholder={placeholder}
          />
        </div>
      )}
    </Field>
  )
}

export function PickedRow({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <li className="flex items-center justify-between gap-2 rounded-md border border-line bg-ground pl-3">
      <span className="min-w-0 truncate">{title}</span>
      <IconButton label={texts.remove(title)} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </li>
  )
}
