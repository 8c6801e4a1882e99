import { useState } from 'react'
import { z } from 'zod'
import { changeSetting, type BackofficeSetting } from '#domain/settings/backoffice/api.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { useForm } from '#web/form/use-form.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { mergeChanges, type Difference } from '../kit/conflict.ts'
import { kindOf, type SettingPart } from './setting-value.ts'
import { settingsTexts as texts } from './texts.ts'
import { changesOf } from './value-changes.ts'

/** A setting's form: as it was when it was opened, so that whoever saves meanwhile is noticed. */
export function useSettingForm({
  setting,
  part,
  onSaved,
  onClose,
  why = '',
}: {
  setting: BackofficeSetting
  part: SettingPart
  onSaved: (saved: BackofficeSetting) => void
  onClose: () => void
  /** The reason, where nobody is asked for one. */
  why?: string
}) {
  const [base, setBase] = useState(setting)
  const [conflict, setConflict] = useState<readonly Difference[] | null>(null)
  const { key } = setting
  const [schema] = useState(() => z.object({ value: part.schema, reason: reasonField }))
  const form = useForm(schema, {
    initial: { value: base.value, reason: why },
    send: async ({ value, reason }) => {
      const { version } = base
      onSaved(await callBackoffice(changeSetting, { key, value, version, reason }))
      notify({ text: texts.saved })
      onClose()
    },
    explain: (error) => {
      const current = currentOf(error)
      if (!current) return undefined
      const { value, reason } = form.values
      const sides = [base.value, value, current.value].map((side) => fieldsOf(part, side))
      const { merged, differences } = mergeChanges(sides[0]!, sides[1]!, sides[2]!)
      setBase(current)
      setConflict(differences)
      form.reset({ value: valueOf(part, merged), reason }, { value: current.value, reason: why })
      return ''
    },
    asksBeforeLeaving: true,
  })
  const changes = changesOf(part, base.value, form.values.value)
  return { form, conflict, changes, version: base.version }
}

function currentOf(error: unknown): BackofficeSetting | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  return (error.current ?? null) as BackofficeSetting | null
}

/** Two who change different parts are in nobody's way; a setting without parts is one. */
function fieldsOf(part: SettingPart, value: unknown): Record<string, unknown> {
  return kindOf(part) === 'group' ? (value as Record<string, unknown>) : { '': value }
}

function valueOf(part: SettingPart, fields: Readonly<Record<string, unknown>>): unknown {
  return kindOf(part) === 'group' ? fields : fields['']
}
