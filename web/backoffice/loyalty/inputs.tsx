import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { listGiftChoices } from '#domain/gift/backoffice/gifts.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field, FieldError } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { StoredPicture } from '../media/StoredPicture.tsx'
import { useTakePictures } from '../media/use-take-pictures.tsx'
import { useQuery } from '../data/use-query.ts'
import { loyaltyTexts as texts } from './texts.ts'

type Listed = 'programmes' | 'promotions' | 'campaigns'

/** One of the programmes, promotions or voucher campaigns that there are. */
function ChoiceInput({ name, label, hint, of }: InputProps & { of: Listed }) {
  const { value, rules, error, change, leave } = useField(name, label)
  const { data } = useQuery(listGiftChoices, {})
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <NativeSelect
          {...control}
          value={String((value as number | undefined) ?? 0)}
          onChange={({ target }) => {
            const id = Number(target.value)
            change(id === 0 && !rules.isRequired ? undefined : id)
          }}
          onBlur={leave}
          className="w-full"
        >
          <option value="0">{texts.choose}</option>
          {data?.[of].map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

export const ProgrammeInput = (props: InputProps) => <ChoiceInput {...props} of="programmes" />
export const PromotionInput = (props: InputProps) => <ChoiceInput {...props} of="promotions" />
export const CampaignInput = (props: InputProps) => <ChoiceInput {...props} of="campaigns" />

/** The picture of a gift, on its white square: of the library, or sent from this device into it. */
export function GiftPictureInput({ name, label, hint }: InputProps) {
  const id = useId()
  const { value, error, change } = useField(name)
  const stem = (value as string | undefined) ?? ''
  const { buttons, failure } = useTakePictures(label, ([picture]) => {
    if (picture) change(picture.square)
  })
  return (
    <fieldset
      aria-describedby={error || failure ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
      <div className="flex flex-wrap items-start gap-3">
        {stem && (
          <StoredPicture
            src={stem}
            alt={texts.giftPicture}
            className="size-28 rounded-md border border-line bg-white object-contain"
          />
        )}
        <div className="flex min-w-44 flex-1 flex-wrap gap-3">
          {buttons(stem ? texts.otherPicture : texts.choosePicture)}
          {stem && (
            <IconButton
              label={texts.noPicture}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => change('')}
            />
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error ?? failure}</FieldError>
    </fieldset>
  )
}
