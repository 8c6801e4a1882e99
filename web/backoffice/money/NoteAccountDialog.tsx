import { notedAccount, noteRefundAccount } from '#domain/payment/backoffice/account-api.ts'
import { bankLabels } from '#domain/payment/refund-account/fields.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import type { RefundDialogProps } from './refund-dialog-props.ts'
import { moneyTexts } from './texts.ts'

const texts = moneyTexts.account

/** An account as its customer told it on the phone, with who told it. */
export function NoteAccountDialog({ refund, onDone, onClose }: RefundDialogProps) {
  const { id, amount, account } = refund
  return (
    <ActionDialog
      title={texts.noteTitle}
      says={texts.noteSays(formatVnd(amount))}
      confirm={texts.save}
      schema={notedAccount}
      initial={{ bank_bin: '', account_number: '', holder: '', note: '' }}
      onConfirm={async (given) => {
        await callBackoffice(noteRefundAccount, { id, version: account.version, ...given })
        notify({ text: texts.noted })
        void onDone()
      }}
      onClose={onClose}
    >
      <Form.Select
        name="bank_bin"
        label={texts.bank}
        labels={bankLabels}
        unchosen={texts.chooseBank}
      />
      <Form.Text name="account_number" label={texts.number} autoCapitalize="characters" />
      <Form.Text name="holder" label={texts.holder} autoCapitalize="characters" />
      <Form.Text name="note" label={texts.noteLabel} hint={texts.noteHint} />
    </ActionDialog>
  )
}
