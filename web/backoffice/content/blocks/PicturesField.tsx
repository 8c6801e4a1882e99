import { useField } from '#web/form/form-context.ts'
import { PictureField, type ShownPicture } from '../fields/PictureField.tsx'
import { contentTexts as texts } from '../texts.ts'

/** Several pictures side by side: those that are chosen, and a place for one more. */
export function PicturesField({ name, label }: { name: string; label: string }) {
  const { value, rules, change } = useField(name)
  const pictures = value as readonly ShownPicture[]
  const put = (place: number, picture: ShownPicture | null) =>
    change(
      picture
        ? pictures.map((known, other) => (other === place ? picture : known))
        : pictures.filter((_, other) => other !== place),
    )
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-4">
      {pictures.map((picture, place) => (
        <PictureField
          key={place}
          label={texts.pictureNth(place + 1)}
          value={picture}
          onChange={(changed) => put(place, changed)}
        />
      ))}
      {pictures.length < (rules.maxLength ?? Infinity) && (
        <PictureField
          key={`new-${pictures.length}`}
          label={texts.addPicture}
          value={null}
          onChange={(picture) => picture && change([...pictures, picture])}
        />
      )}
    </div>
  )
}
