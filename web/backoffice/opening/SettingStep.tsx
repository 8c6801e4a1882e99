import type { BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { BrandPreview } from '../settings/BrandPreview.tsx'
import { settingOf, type SettingPart } from '../settings/setting-value.ts'
import { SettingFields } from '../settings/SettingFields.tsx'
import { useSettingForm } from '../settings/use-setting-form.ts'
import { setupTexts as texts } from './texts.ts'

/** One setting of the guide, or some parts of it: the same form as at the settings, with its reason given. */
export function SettingStep({
  setting,
  parts,
  labels,
  onSaved,
  onSkip,
}: {
  setting: BackofficeSetting
  parts?: readonly string[] | undefined
  /** Of its choices, where they say more than by themselves. */
  labels?: Readonly<Record<string, string>> | undefined
  onSaved: (saved: BackofficeSetting) => void
  onSkip: () => void
}) {
  const known = settingOf(setting.key)!
  const part = labels ? { ...known, words: { ...known.words, labels } } : known
  const onClose = () => undefined
  const { form, conflict } = useSettingForm({ setting, part, onSaved, onClose, why: texts.why })
  return (
    <Form form={form}>
      {conflict && (
        <p role="alert" className="rounded-md border border-point-line bg-point-tint p-3">
          {texts.changed}
        </p>
      )}
      <SettingFields path="value" part={parts ? onlyParts(part, parts) : part} />
      {setting.key === 'brand' && <BrandPreview value={form.values.value} />}
      <Form.Failure />
      <div className="mt-1 flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
        <Button variant="plain" onClick={onSkip}>
          {texts.skip}
        </Button>
        <Button type="submit" busy={form.busy}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

function onlyParts({ schema, words }: SettingPart, names: readonly string[]): SettingPart {
  const all = words.parts ?? {}
  const chosen = names.flatMap((name) => (all[name] ? [[name, all[name]] as const] : []))
  return { schema, words: { ...words, parts: Object.fromEntries(chosen) } }
}
