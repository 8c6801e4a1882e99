import {
  addWebhook,
  changeWebhook,
  renewWebhookSecret,
  replayWebhook,
  setWebhookState,
  type Webhook,
} from '#domain/partner/backoffice/webhooks.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { TopicsInput } from './TopicsInput.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'

interface DialogProps {
  onDone: () => void
  onClose: () => void
}

interface IssuingProps {
  onIssued: (secret: string) => void
  onClose: () => void
}

const fields = addWebhook.input.omit({ id: true })

export function AddWebhookDialog({
  partnerId,
  onIssued,
  onClose,
}: { partnerId: number } & IssuingProps) {
  return (
    <ActionDialog
      title={texts.add}
      says={texts.addSays}
      confirm={texts.add}
      schema={fields}
      initial={{ url: '', topics: [], personal: false, reason: '' }}
      onConfirm={async (values) => {
        onIssued((await callBackoffice(addWebhook, { id: partnerId, ...values })).secret)
      }}
      onClose={onClose}
    >
      <WebhookFields />
    </ActionDialog>
  )
}

export function EditWebhookDialog({
  webhook,
  onDone,
  onClose,
}: { webhook: Webhook } & DialogProps) {
  const { id, version, url, topics, personal } = webhook
  return (
    <ActionDialog
      title={texts.editTitle}
      says={texts.editSays}
      confirm={texts.save}
      schema={fields}
      initial={{ url, topics, personal, reason: '' }}
      onConfirm={async (values) => {
        await callBackoffice(changeWebhook, { id, version, ...values })
        notify({ text: texts.saved })
        onDone()
      }}
      onClose={onClose}
    >
      <WebhookFields />
    </ActionDialog>
  )
}

function WebhookFields() {
  return (
    <>
      <Form.Text
        name="url"
        label={texts.url}
        hint={texts.urlHint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TopicsInput name="topics" label={texts.topics} />
      <Form.Switch name="personal" label={texts.personal} hint={texts.personalHint} />
    </>
  )
}

/** Pauses it, or lets it go on. */
export function WebhookStateDialog({
  webhook,
  onDone,
  onClose,
}: { webhook: Webhook } & DialogProps) {
  const { id, state } = webhook
  const isActive = state === 'active'
  return (
    <ActionDialog
      title={isActive ? texts.pause : texts.resume}
      says={isActive ? texts.pauseSays : texts.resumeSays}
      confirm={isActive ? texts.pause : texts.resume}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(setWebhookState, { id, active: !isActive, reason })
        onDone()
      }}
      onClose={onClose}
    />
  )
}

export function RenewSecretDialog({
  webhook: { id },
  onIssued,
  onClose,
}: { webhook: Webhook } & IssuingProps) {
  return (
    <ActionDialog
      title={texts.renew}
      says={texts.renewSays}
      confirm={texts.renew}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        onIssued((await callBackoffice(renewWebhookSecret, { id, reason })).secret)
      }}
      onClose={onClose}
    />
  )
}

/** Sends one delivery again, or all from one to another. */
export function ReplayDialog({
  id,
  range: { first, last, count },
  onDone,
  onClose,
}: { id: number; range: { first: number; last: number; count: number } } & DialogProps) {
  return (
    <ActionDialog
      title={texts.replayTitle}
      says={texts.replaySays(count)}
      confirm={texts.replay}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        const { replayed } = await callBackoffice(replayWebhook, { id, first, last, reason })
        notify({ text: texts.replayed(replayed) })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
