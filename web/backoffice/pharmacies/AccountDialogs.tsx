import { z } from 'zod'
import {
  addPharmacyAccount,
  changePharmacyAccount,
  resetPharmacyAccount,
  type PharmacyAccount,
} from '#domain/pharmacy/backoffice/api.ts'
import type { PharmacyRecord } from '#domain/pharmacy/backoffice.ts'
import { pharmacyRoleLabels, pharmacyRoles } from '#domain/session/pharmacy-roles.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import type { FreshPassword } from './PasswordDialog.tsx'
import { pharmacyTexts as texts } from './texts.ts'

const added = addPharmacyAccount.input.omit({ code: true })

/** The first account of a pharmacy is its owner's, who usually logs in by the pharmacy's code. */
export function AddAccountDialog({
  pharmacy,
  onDrawn,
  onClose,
}: {
  pharmacy: PharmacyRecord
  onDrawn: (fresh: FreshPassword) => void
  onClose: () => void
}) {
  const isFirst = pharmacy.users.length === 0
  const role = isFirst ? ('owner' as const) : ('staff' as const)
  return (
    <ActionDialog
      title={texts.addAccount}
      says={texts.addAccountSays}
      confirm={texts.addAccount}
      schema={added}
      initial={{ username: suggestedName(pharmacy), full_name: '', role, reason: '' }}
      onConfirm={async (account) => {
        onDrawn(await callBackoffice(addPharmacyAccount, { code: pharmacy.code, ...account }))
      }}
      onClose={onClose}
    >
      <Form.Text
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Form.Text name="full_name" label={texts.fullName} />
      <RoleField />
    </ActionDialog>
  )
}

/** The code itself, then the code with a dot: names are in small letters. */
function suggestedName({ code, users }: PharmacyRecord): string {
  const name = code.toLowerCase()
  return users.length === 0 ? name : `${name}.`
}

interface AccountProps {
  code: string
  account: PharmacyAccount
  onClose: () => void
}

/** An account is switched on or off; the server calls it its status. */
const edited = changePharmacyAccount.input
  .pick({ full_name: true, role: true, reason: true })
  .extend({ isActive: z.boolean() })

export function EditAccountDialog({
  code,
  account,
  onSaved,
  onClose,
}: AccountProps & { onSaved: (account: PharmacyAccount) => void }) {
  const { id, username, full_name, role, status } = account
  return (
    <ActionDialog
      title={texts.editAccountTitle(username)}
      says={texts.editAccountSays}
      confirm={texts.save}
      schema={edited}
      initial={{ full_name, role, isActive: status === 'active', reason: '' }}
      onConfirm={async ({ isActive, ...changed }) => {
        const next = isActive ? ('active' as const) : ('disabled' as const)
        const asked = { code, id, ...changed, status: next }
        onSaved(await callBackoffice(changePharmacyAccount, asked))
        notify({ text: texts.accountSaved })
      }}
      onClose={onClose}
    >
      <Form.Text name="full_name" label={texts.fullName} />
      <RoleField />
      <Form.Check name="isActive" label={texts.accountActive} />
    </ActionDialog>
  )
}

export function ResetAccountDialog({
  code,
  account,
  onDrawn,
  onClose,
}: AccountProps & { onDrawn: (fresh: FreshPassword) => void }) {
  return (
    <ActionDialog
      title={texts.resetTitle(account.username)}
      says={texts.resetSays}
      confirm={texts.reset}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        onDrawn(await callBackoffice(resetPharmacyAccount, { code, id: account.id, reason }))
      }}
      onClose={onClose}
    />
  )
}

function RoleField() {
  return (
    <Form.Radio
      name="role"
      legend={texts.role}
      options={pharmacyRoles.map((role) => ({
        value: role,
        label: pharmacyRoleLabels[role],
        text: texts.roleHints[role],
      }))}
    />
  )
}
