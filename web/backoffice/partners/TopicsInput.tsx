import { useId } from 'react'
import { webhookTopicNames, webhookTopics, type WebhookTopic } from '#domain/partner/webhooks.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'

/** What a webhook tells of, each as a tick. */
export function TopicsInput({ name, label }: InputProps) {
  const { value, rules, error, change } = useField(name)
  const id = useId()
  const chosen = value as readonly WebhookTopic[]
  const toggle = (topic: WebhookTopic) =>
    change(webhookTopicNames.filter((one) => chosen.includes(one) !== (one === topic)))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-semibold">
        {label}
        {rules.isRequired && <RequiredMark />}
      </legend>
      {webhookTopicNames.map((topic) => (
        <Checkbox
          key={topic}
          label={webhookTopics[topic]}
          checked={chosen.includes(topic)}
          onChange={() => toggle(topic)}
        />
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
