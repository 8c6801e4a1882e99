import UsersRound from 'lucide-react/icons/users-round'
import { staffAccounts, type StaffAccount } from '#domain/staff/backoffice.ts'
import { staffRoleLabels } from '#domain/staff/permissions.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { useStaff } from '../data/staff-session.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { AccountActions } from './AccountActions.tsx'
import { InvitationDialog } from './InvitationDialog.tsx'
import { RightsPanel } from './RightsPanel.tsx'
import { RoleInput } from './RoleInput.tsx'
import { accountTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof staffAccounts> = {
  words: texts,
  icon: <UsersRound aria-hidden="true" />,
  path: backofficePaths.staff(),
  recordPath: backofficePaths.staffAccount,
  titleOf: ({ full_name }) => full_name,
  columns: [
    {
      key: 'name',
      head: texts.columns.name,
      sort: 'name',
      cell: (account) => <Name account={account} />,
    },
    {
      key: 'username',
      head: texts.columns.username,
      sort: 'username',
      cell: ({ username }) => username,
    },
    { key: 'role', head: texts.columns.role, cell: ({ role }) => staffRoleLabels[role] },
    { key: 'state', head: texts.columns.state, cell: stateOf },
    { key: 'seen', head: texts.columns.seen, sort: 'seen', cell: seenOf },
  ],
  card: cardOf,
  filters: {
    role: {
      param: 'vai-tro',
      label: texts.role,
      all: texts.allRoles,
      options: staffRoleLabels,
    },
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    username: { label: texts.username, hint: texts.usernameHint },
    full_name: { label: texts.fullName },
    role: { label: texts.role, labels: staffRoleLabels, input: RoleInput },
    licence: { label: texts.licence, hint: texts.licenceHint },
    locked: { label: texts.locked, hint: texts.lockedHint, labels: texts.isLocked },
  },
  blank: { username: '', full_name: '', role: 'care', licence: '' },
  issued: ({ record, onClose }) => <InvitationDialog invitation={record} onClose={onClose} />,
  bulk: texts.bulk,
}

/** Who may come to the back office, and what for. */
export const AccountsScreen = resourceScreen(staffAccounts, screen)

/** One account: what its role may do, what was done with it and by it. */
export const AccountScreen = recordPage(staffAccounts, screen, {
  text: ({ username }) => username,
  badge: stateOf,
  actions: (account, onChanged) => <AccountActions account={account} onChanged={onChanged} />,
  panels: (account) => (
    <>
      <Panel title={texts.account}>
        <Facts
          facts={[
            { label: texts.fullName, value: <Name account={account} /> },
            { label: texts.username, value: account.username },
            { label: texts.role, value: staffRoleLabels[account.role], strong: true },
            account.licence !== '' && { label: texts.licence, value: account.licence },
            { label: texts.columns.seen, value: seenOf(account) },
          ]}
        />
      </Panel>
      <RightsPanel key={account.role} role={account.role} />
    </>
  ),
})

function Name({ account: { id, full_name: name } }: { account: StaffAccount }) {
  const own = useStaff()?.id
  return (
    <>
      <b className="font-semibold">{name}</b> {id === own && <Badge tone="info">{texts.you}</Badge>}
    </>
  )
}

const tones: Record<StaffAccount['status'], BadgeTone> = {
  invited: 'point',
  active: 'ok',
  disabled: 'neutral',
}

function stateOf({ status }: StaffAccount) {
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {texts.states[status]}
    </Badge>
  )
}

function seenOf({ last_seen_at: at }: StaffAccount) {
  return at ? <When at={at} className="text-ink-3" /> : texts.never
}

function cardOf(account: StaffAccount) {
  return (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span>
          <Name account={account} />
          <span className="block text-ink-3">{account.username}</span>
        </span>
        {stateOf(account)}
      </span>
      <span className="text-ink-2">
        {staffRoleLabels[account.role]} · {seenOf(account)}
      </span>
    </span>
  )
}
