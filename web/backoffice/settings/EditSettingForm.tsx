import { useEffect, useId, type RefObject } from 'react'
import type { BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import type { SettingKey } from '#domain/settings/keys.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConflictFields } from '../kit/ConflictFields.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { ChangeList } from './ChangeList.tsx'
import { partsOf, type SettingPart } from './setting-value.ts'
import { SettingFields } from './SettingFields.tsx'
import { settingsTexts as texts } from './texts.ts'
import { useSettingForm } from './use-setting-form.ts'
import { ValueView } from './ValueView.tsx'

/** The same function at every drawing. */
export type TellChange = (key: SettingKey, isChanged: boolean) => void

export interface EditSettingFormProps {
  setting: BackofficeSetting
  part: SettingPart
  onSaved: (saved: BackofficeSetting) => void
  /** Whether something is typed that is not saved. */
  onChanged: TellChange
  onClose: () => void
}

/** Edits one setting where it stands; when somebody else saved first, both sides are in sight. */
export function EditSettingForm(props: EditSettingFormProps) {
  const { setting, part, onClose } = props
  const { form, conflict, changes, version } = useSettingForm(props)
  const lack = useId()
  const isUnchanged = changes.length === 0
  useChangeTold(setting.key, !isUnchanged, props.onChanged)
  useFirstFocus(form.element)
  const innerOf = (name: string) => partsOf(part).find((inner) => inner.name === name) ?? part
  return (
    <Form form={form} label={texts.editTitle(part.words.label)} className={formClass}>
      {conflict && (
        <ConflictFields
          key={version}
          differences={conflict}
          labelOf={(name) => innerOf(name).words.label}
          renderValue={(name, value) => <ValueView part={innerOf(name)} value={value} />}
          onChoose={(name, value) => form.set(name ? `value.${name}` : 'value', value)}
        />
      )}
      <SettingFields path="value" part={part} />
      {setting.key === 'brand' && <BrandPreview value={form.values.value} />}
      <ChangeList title={texts.changes(changes.length)} changes={changes} />
      <Form.Text name="reason" label={texts.reason} />
      <Form.Failure />
      <div className="flex flex-wrap items-center justify-end gap-3 phone:flex-col-reverse phone:items-stretch">
        <p id={lack} role="status" className="flex-1 text-sm text-ink-2 empty:hidden">
          {isUnchanged && texts.unchanged}
        </p>
        <Button variant="plain" onClick={onClose}>
          {isUnchanged ? texts.cancel : texts.drop}
        </Button>
        <Button
          type="submit"
          busy={form.busy}
          disabled={isUnchanged}
          aria-describedby={isUnchanged ? lack : undefined}
        >
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

const formClass =
  'col-span-full mt-1 flex min-w-0 flex-col gap-4 rounded-md border border-line bg-ground/60 p-4 phone:p-3'

function useChangeTold(key: SettingKey, isChanged: boolean, tell: TellChange): void {
  useEffect(() => {
    tell(key, isChanged)
    return () => tell(key, false)
  }, [key, isChanged, tell])
}

/** Whoever opened it by a key types on. */
function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [form])
}
