import { useState } from 'react'
import {
  addStoreAccount,
  changeStoreAccount,
  resetStoreAccount,
  type DeskStoreDetail,
  type StoreAccount,
} from '#domain/drugstore/desk/api.ts'
import { storeRoleLabels, storeRoles, type StoreRole } from '#domain/session/store-roles.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import type { FreshPassword } from './PasswordDialog.tsx'
import { storeTexts as texts } from './texts.ts'

/** The first account of a store is its owner's, who usually logs in by the store's code. */
export function AddAccountDialog({
  store,
  onDrawn,
  onClose,
}: {
  store: DeskStoreDetail
  onDrawn: (fresh: FreshPassword) => void
  onClose: () => void
}) {
  const isFirst = store.users.length === 0
  const [username, setUsername] = useState(suggestedName(store))
  const [name, setName] = useState('')
  const [role, setRole] = useState<StoreRole>(isFirst ? 'owner' : 'staff')
  return (
    <ActionDialog
      title={texts.addAccount}
      says={texts.addAccountSays}
      confirm={texts.addAccount}
      reason={{ required: true, shortest: 3 }}
      fields={['username', 'full_name']}
      isReady={username.trim() !== '' && name.trim().length > 1}
      onConfirm={async (reason) => {
        const account = { code: store.code, username, full_name: name, role, reason }
        onDrawn(await callDesk(addStoreAccount, account))
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={texts.username} hint={texts.usernameHint} error={errors.username} required>
            {(control) => (
              <TextInput
                {...control}
                value={username}
                maxLength={48}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => setUsername(target.value)}
              />
            )}
          </Field>
          <NameField value={name} error={errors.full_name} onChange={setName} />
          <RoleField value={role} onChange={setRole} />
        </>
      )}
    </ActionDialog>
  )
}

/** The code itself, then the code with a dot: names are in small letters. */
function suggestedName({ code, users }: DeskStoreDetail): string {
  const name = code.toLowerCase()
  return users.length === 0 ? name : `${name}.`
}

interface AccountProps {
  code: string
  account: StoreAccount
  onClose: () => void
}

export function EditAccountDialog({
  code,
  account,
  onSaved,
  onClose,
}: AccountProps & { onSaved: (account: StoreAccount) => void }) {
  const [name, setName] = useState(account.full_name)
  const [role, setRole] = useState<StoreRole>(account.role)
  const [isActive, setActive] = useState(account.status === 'active')
  return (
    <ActionDialog
      title={texts.editAccountTitle(account.username)}
      says={texts.editAccountSays}
      confirm={texts.save}
      reason={{ required: true, shortest: 3 }}
      fields={['full_name']}
      isReady={name.trim().length > 1}
      onConfirm={async (reason) => {
        const status = isActive ? ('active' as const) : ('disabled' as const)
        const changed = { code, id: account.id, full_name: name, role, status, reason }
        onSaved(await callDesk(changeStoreAccount, changed))
        notify({ text: texts.accountSaved })
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <NameField value={name} error={errors.full_name} onChange={setName} />
          <RoleField value={role} onChange={setRole} />
          <Checkbox
            label={texts.accountActive}
            checked={isActive}
            onChange={({ target }) => setActive(target.checked)}
          />
        </>
      )}
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
      look="danger"
      reason={{ required: true, shortest: 3 }}
      onConfirm={async (reason) => {
        onDrawn(await callDesk(resetStoreAccount, { code, id: account.id, reason }))
      }}
      onClose={onClose}
    />
  )
}

function NameField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (name: string) => void
}) {
  return (
    <Field label={texts.fullName} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

function RoleField({ value, onChange }: { value: StoreRole; onChange: (role: StoreRole) => void }) {
  const choose = (chosen: string) => {
    const role = storeRoles.find((each) => each === chosen)
    if (role) onChange(role)
  }
  return (
    <RadioCards
      legend={texts.role}
      name="role"
      value={value}
      onValueChange={choose}
      options={storeRoles.map((role) => ({
        value: role,
        label: storeRoleLabels[role],
        text: texts.roleHints[role],
      }))}
    />
  )
}
