import { useState } from 'react'
import { z } from 'zod'
import {
  claimRuleSchema,
  phraseProblemsIn,
  type ClaimRule,
  type ClaimRuleSet,
} from '#domain/claims/rule-set.ts'
import { Form } from '#web/form/Form.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { LinesInput } from '../kit/LinesInput.tsx'
import { claimRuleTexts as texts } from './texts.ts'

const { message, fix, phrases, exceptions, examples } = claimRuleSchema.shape
const fieldsOfRule = z.object({ message, fix, phrases, exceptions, ...examples.shape })

/** With phrases that the set can hold beside its lists of words. */
const schemaBeside = (lists: ClaimRuleSet['lists']) =>
  fieldsOfRule.check(({ value, issues }) => {
    for (const problem of phraseProblemsIn(value, lists))
      issues.push({ code: 'custom', ...problem })
  })

/** Changes a rule in the version that is being written; nothing is saved yet. */
export function EditRuleDialog({
  rule,
  lists,
  onChange,
  onClose,
}: {
  rule: ClaimRule
  lists: ClaimRuleSet['lists']
  onChange: (rule: ClaimRule) => void
  onClose: () => void
}) {
  const { fields } = texts
  const [schema] = useState(() => schemaBeside(lists))
  return (
    <ActionDialog
      title={texts.editTitle}
      says={texts.editSays}
      confirm={texts.keep}
      schema={schema}
      initial={{
        message: rule.message,
        fix: rule.fix,
        phrases: rule.phrases,
        exceptions: rule.exceptions,
        ...rule.examples,
      }}
      onConfirm={async (values) => {
        const { hits, fine, ...rest } = schema.parse(values)
        onChange({ ...rule, ...rest, examples: { hits, fine } })
      }}
      onClose={onClose}
    >
      <Form.Text name="message" label={fields.message} rows={2} />
      <Form.Text name="fix" label={fields.fix} rows={2} />
      <LinesInput name="phrases" label={fields.phrases} />
      <LinesInput name="exceptions" label={fields.exceptions} />
      <LinesInput name="hits" label={fields.hits} />
      <LinesInput name="fine" label={fields.fine} />
    </ActionDialog>
  )
}
