import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { listStaff, type StaffUser } from '#domain/staff/api.ts'
import { staffRoleLabels } from '#domain/staff/permissions.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { Answered } from '../parts/Answered.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { When } from '../parts/When.tsx'
import { useMay, useStaff } from '../session/staff-session.ts'
import { ChangeStaffDialog } from './ChangeStaffDialog.tsx'
import { InvitationDialog, type Invitation } from './InvitationDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ResetDialog } from './ResetDialog.tsx'
import { peopleTexts as texts } from './texts.ts'

type Open =
  | { name: 'invite' }
  | { name: 'change' | 'reset'; user: StaffUser }
  | { name: 'link'; invitation: Invitation }

/** Who may come to the desk, and what for. */
export function StaffScreen() {
  const [open, setOpen] = useState<Open | null>(null)
  const mayEdit = useMay('staff.edit')
  const answer = useResource('staff', (signal) => callDesk(listStaff, {}, { signal }))
  const close = () => {
    setOpen(null)
    void answer.refresh()
  }
  // The link that came of it stays.
  const leave = (name: Open['name']) => setOpen((now) => (now?.name === name ? null : now))
  const showLink = (invitation: Invitation) => setOpen({ name: 'link', invitation })
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          mayEdit && (
            <Button
              icon={<UserPlus aria-hidden="true" className="size-4.5" />}
              onClick={() => setOpen({ name: 'invite' })}
            >
              {texts.invite}
            </Button>
          )
        }
      />
      <Answered answer={answer}>
        {(users) => <List users={users} mayEdit={mayEdit} onOpen={setOpen} />}
      </Answered>
      {open?.name === 'invite' && (
        <InviteDialog onInvited={showLink} onClose={() => leave('invite')} />
      )}
      {open?.name === 'change' && <ChangeStaffDialog user={open.user} onClose={close} />}
      {open?.name === 'reset' && (
        <ResetDialog user={open.user} onReset={showLink} onClose={() => leave('reset')} />
      )}
      {open?.name === 'link' && <InvitationDialog invitation={open.invitation} onClose={close} />}
    </>
  )
}

interface ListProps {
  users: readonly StaffUser[]
  mayEdit: boolean
  onOpen: (open: Open) => void
}

function List({ users, mayEdit, onOpen }: ListProps) {
  const own = useStaff()?.id
  const row = { own, onOpen: mayEdit ? onOpen : null }
  return (
    <Rows
      caption={texts.table}
      rows={users}
      keyOf={({ id }) => id}
      columns={columnsFor(row)}
      card={cardFor(row)}
    />
  )
}

interface RowProps {
  /** Who is looking. */
  own: number | undefined
  /** Null for whoever may only look. */
  onOpen: ListProps['onOpen'] | null
}

function Actions({ user, onOpen }: { user: StaffUser; onOpen: RowProps['onOpen'] }) {
  if (!onOpen) return null
  return (
    <span className="flex flex-wrap gap-x-1">
      <Button look="plain" onClick={() => onOpen({ name: 'change', user })}>
        {texts.edit}
      </Button>
      <Button look="plain" onClick={() => onOpen({ name: 'reset', user })}>
        {texts.reset}
      </Button>
    </span>
  )
}

function cardFor({ own, onOpen }: RowProps) {
  return (user: StaffUser) => (
    <span className="flex flex-col gap-1.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span>{nameOf(user, own)}</span>
        {stateOf(user)}
      </span>
      <span className="text-ink-2">
        {staffRoleLabels[user.role]} · {seenOf(user)}
      </span>
      <Actions user={user} onOpen={onOpen} />
    </span>
  )
}

function columnsFor({ own, onOpen }: RowProps): Column<StaffUser>[] {
  return [
    { key: 'name', head: texts.columns.name, cell: (user) => nameOf(user, own) },
    { key: 'role', head: texts.columns.role, cell: ({ role }) => staffRoleLabels[role] },
    { key: 'state', head: texts.columns.state, cell: stateOf },
    { key: 'seen', head: texts.columns.seen, cell: seenOf },
    {
      key: 'action',
      head: texts.columns.action,
      cell: (user) => <Actions user={user} onOpen={onOpen} />,
    },
  ]
}

function nameOf({ id, full_name: name, username }: StaffUser, own: number | undefined) {
  return (
    <>
      <b className="font-semibold">{name}</b> {id === own && <Badge tone="info">{texts.you}</Badge>}
      <span className="block text-ink-3">{username}</span>
    </>
  )
}

const tones: Record<StaffUser['status'], BadgeTone> = {
  invited: 'point',
  active: 'ok',
  disabled: 'neutral',
}

function stateOf({ status }: StaffUser) {
  return <Badge tone={tones[status]}>{texts.states[status]}</Badge>
}

function seenOf({ last_seen_at: at }: StaffUser) {
  return at ? <When at={at} className="text-ink-3" /> : texts.never
}
