import { z } from 'zod'
import {
  dropSettingSecret,
  setSettingSecret,
  type SettingSecret,
} from '#domain/settings/backoffice/api.ts'
import { reasonField } from '#domain/staff/fields.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { secretTexts as texts } from './texts.ts'

export interface SecretDialogProps {
  secret: SettingSecret
  name: string
  onDone: () => void
  onClose: () => void
}

const schema = z.object({ secret: setSettingSecret.input.shape.secret, reason: reasonField })

/** Takes a secret that is never shown again. */
export function SetSecretDialog({ secret, name, onDone, onClose }: SecretDialogProps) {
  const { key, version } = secret
  return (
    <ActionDialog
      title={texts.setOf(name)}
      says={texts.says}
      confirm={texts.save}
      schema={schema}
      initial={{ secret: '', reason: '' }}
      onConfirm={async (values) => {
        await callBackoffice(setSettingSecret, { key, version, ...values })
        notify({ text: texts.saved })
        onDone()
      }}
      onClose={onClose}
    >
      <Form.Text
        name="secret"
        type="password"
        label={texts.secret}
        autoComplete="new-password"
        spellCheck={false}
      />
    </ActionDialog>
  )
}

export function DropSecretDialog({ secret, name, onDone, onClose }: SecretDialogProps) {
  const { key, version } = secret
  return (
    <ActionDialog
      title={texts.dropOf(name)}
      says={texts.dropSays}
      confirm={texts.drop}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(dropSettingSecret, { key, version, reason })
        notify({ text: texts.dropped })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
