import { z } from 'zod'
import type { ClaimRuleSet } from '#domain/claims/rule-set.ts'
import { dayField } from '#domain/kernel/fields.ts'
import { getClaimRules, saveClaimRules } from '#domain/publishing/claim-rules/api.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { refreshAll } from '#web/query/realm.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { backoffice } from '../data/use-query.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { claimRuleTexts as texts } from './texts.ts'

const schema = z.object({ valid_from: dayField, reason: reasonField })

/** A version with its day and why it was changed. */
export function SaveRulesDialog({
  rules,
  today,
  onSaved,
  onClose,
}: {
  rules: ClaimRuleSet
  today: string
  onSaved: () => void
  onClose: () => void
}) {
  return (
    <ActionDialog
      title={texts.saveTitle}
      says={texts.saveSays}
      confirm={texts.save}
      schema={schema}
      initial={{ valid_from: today, reason: '' }}
      onConfirm={async ({ valid_from: validFrom, reason }) => {
        const asked = { rules: { ...rules, validFrom }, reason }
        const { version } = await callBackoffice(saveClaimRules, asked)
        notify({ text: texts.saved(version) })
        await refreshAll(backoffice, getClaimRules)
        onSaved()
      }}
      onClose={onClose}
    >
      <Form.Date name="valid_from" label={texts.validFrom} />
    </ActionDialog>
  )
}
