import { useState } from 'react'
import type { PharmacyAccount } from '#domain/pharmacy/backoffice/api.ts'
import { pharmacyRoleLabels } from '#domain/session/pharmacy-roles.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { useCan } from '../data/staff-session.ts'
import { AddAccountDialog, EditAccountDialog, ResetAccountDialog } from './AccountDialogs.tsx'
import { PasswordDialog, type FreshPassword } from './PasswordDialog.tsx'
import type { PharmacyProps } from './pharmacy-props.ts'
import { pharmacyTexts as texts } from './texts.ts'

type Open =
  | { name: 'add' }
  | { name: 'edit' | 'reset'; account: PharmacyAccount }
  | { name: 'password'; fresh: FreshPassword }

/** Who may log in at the pharmacy. A new password is seen once, in a dialog of its own. */
export function AccountsPanel({ pharmacy, onChanged }: PharmacyProps) {
  const canEdit = useCan('stores.edit')
  const [open, setOpen] = useState<Open | null>(null)
  // The password that came of it stays.
  const leave = (name: Open['name']) => setOpen((now) => (now?.name === name ? null : now))
  const saved = (account: PharmacyAccount) => {
    const others = pharmacy.users.filter(({ id }) => id !== account.id)
    const users = [...others, account].toSorted(byRoleAndName)
    onChanged({ ...pharmacy, users, accounts: users.length })
  }
  const drawn = (fresh: FreshPassword) => {
    saved(fresh.account)
    setOpen({ name: 'password', fresh })
  }
  const { code } = pharmacy
  return (
    <Panel
      title={texts.accounts}
      actions={
        canEdit && (
          <Button variant="plain" className="-mr-3" onClick={() => setOpen({ name: 'add' })}>
            {texts.addAccount}
          </Button>
        )
      }
    >
      {pharmacy.users.length === 0 && <p className="text-ink-2">{texts.noAccounts}</p>}
      <ul className="divide-y divide-line">
        {pharmacy.users.map((account) => (
          <li key={account.id} className="py-2.5 first:pt-0 last:pb-0">
            <Account account={account} onOpen={canEdit ? setOpen : null} />
          </li>
        ))}
      </ul>
      {open?.name === 'add' && (
        <AddAccountDialog pharmacy={pharmacy} onDrawn={drawn} onClose={() => leave('add')} />
      )}
      {open?.name === 'edit' && (
        <EditAccountDialog
          code={code}
          account={open.account}
          onSaved={saved}
          onClose={() => leave('edit')}
        />
      )}
      {open?.name === 'reset' && (
        <ResetAccountDialog
          code={code}
          account={open.account}
          onDrawn={drawn}
          onClose={() => leave('reset')}
        />
      )}
      {open?.name === 'password' && (
        <PasswordDialog pharmacy={pharmacy} fresh={open.fresh} onClose={() => leave('password')} />
      )}
    </Panel>
  )
}

function byRoleAndName(one: PharmacyAccount, other: PharmacyAccount): number {
  return one.role.localeCompare(other.role) || one.username.localeCompare(other.username)
}

function Account({
  account,
  onOpen,
}: {
  account: PharmacyAccount
  /** Null for whoever may only look. */
  onOpen: ((open: Open) => void) | null
}) {
  const { full_name: name, username, role, status, must_change: mustChange } = account
  const { last_seen_at: seenAt } = account
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        <b className="font-semibold">{name}</b>{' '}
        {status === 'disabled' && <Badge tone="neutral">{texts.accountStates.disabled}</Badge>}{' '}
        {mustChange && status === 'active' && <Badge tone="point">{texts.mustChange}</Badge>}
        <span className="block text-sm text-ink-2">
          {username} · {pharmacyRoleLabels[role]} ·{' '}
          {seenAt ? (
            <>
              {texts.seen} <When at={seenAt} />
            </>
          ) : (
            texts.neverIn
          )}
        </span>
      </span>
      {onOpen && (
        <span className="-mx-3 flex flex-wrap">
          <Button variant="plain" onClick={() => onOpen({ name: 'edit', account })}>
            {texts.editAccount}
          </Button>
          <Button variant="plain" onClick={() => onOpen({ name: 'reset', account })}>
            {texts.reset}
          </Button>
        </span>
      )}
    </div>
  )
}
