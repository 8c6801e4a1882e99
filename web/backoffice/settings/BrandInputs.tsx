import Image from 'lucide-react/icons/image'
import { useId } from 'react'
import { useField } from '#web/form/form-context.ts'
import { shownText } from '#web/form/shown-text.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useTakePictures } from '../media/use-take-pictures.tsx'
import { StoredLogo } from './BrandLook.tsx'
import type { SettingPart } from './setting-value.ts'
import { settingsTexts as texts } from './texts.ts'

interface BrandInputProps {
  path: string
  part: SettingPart
}

/** A colour: typed, or chosen as the browser lets choose one. */
export function ColorInput({ path, part: { words } }: BrandInputProps) {
  const { value, change } = useField(path)
  const color = shownText(value)
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <Form.Text name={path} label={words.label} hint={words.hint} />
      </div>
      <input
        type="color"
        aria-label={texts.pickColor}
        value={/^#[0-9a-f]{6}$/i.test(color) ? color : '#000000'}
        onChange={({ target }) => change(target.value)}
        className="mt-7 h-11 w-14 shrink-0 cursor-pointer rounded-md border border-control bg-white p-1"
      />
    </div>
  )
}

/** A picture of the library or sent from this device, or none. */
export function PictureInput({ path, part: { words } }: BrandInputProps) {
  const { value, error, change } = useField(path)
  const id = useId()
  const stem = shownText(value)
  const { buttons, failure } = useTakePictures(words.label, ([picture]) => {
    if (picture) change(picture.stem)
  })
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-sm font-semibold">
        {words.label}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        {stem ? (
          <StoredLogo stem={stem} alt={texts.chosenPicture(words.label)} />
        ) : (
          <span className="grid h-14 w-24 place-items-center rounded-md border border-dashed border-control text-ink-3">
            <Image aria-hidden="true" className="size-5" />
            <span className="sr-only">{texts.noPicture}</span>
          </span>
        )}
        {buttons(texts.uploadPicture)}
        {stem && (
          <Button variant="plain" onClick={() => change('')}>
            {texts.removePicture}
          </Button>
        )}
      </div>
      {words.hint && <p className="mt-1.5 text-xs text-ink-3">{words.hint}</p>}
      {(error || failure) && <p className="mt-1 text-sm text-sale">{error || failure}</p>}
    </div>
  )
}
