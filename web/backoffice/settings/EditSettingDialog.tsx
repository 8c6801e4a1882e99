import { useId } from 'react'
import type { BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { ConflictFields } from '../kit/ConflictFields.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { ChangeList } from './ChangeList.tsx'
import { partsOf, type SettingPart } from './setting-value.ts'
import { SettingFields } from './SettingFields.tsx'
import { settingsTexts as texts } from './texts.ts'
import { useSettingForm } from './use-setting-form.ts'
import { ValueView } from './ValueView.tsx'

/** Edits one setting; when somebody else saved first, both sides are in sight. */
export function EditSettingDialog({
  setting,
  part,
  onSaved,
  onClose,
}: {
  setting: BackofficeSetting
  part: SettingPart
  onSaved: (saved: BackofficeSetting) => void
  onClose: () => void
}) {
  const { form, conflict, changes, version } = useSettingForm({ setting, part, onSaved, onClose })
  const lack = useId()
  const isUnchanged = changes.length === 0
  const innerOf = (name: string) => partsOf(part).find((inner) => inner.name === name) ?? part
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.editTitle(part.words.label)}
      description={texts.says}
      width={570}
    >
      <Form form={form}>
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
        <p id={lack} role="status" className="text-sm text-ink-2 empty:hidden">
          {isUnchanged && texts.unchanged}
        </p>
        <StickyActions>
          <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
            <Button variant="plain" onClick={onClose}>
              {texts.cancel}
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
        </StickyActions>
      </Form>
    </Dialog>
  )
}
