import {
  blockPartnerKey,
  changePartnerKey,
  endPartnerKey,
  issuePartnerKey,
  rotatePartnerKey,
  type PartnerKey,
} from '#domain/partner/backoffice/keys.ts'
import { vietnamDayOf } from '#domain/kernel/dates.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { ScopesInput } from './ScopesInput.tsx'
import { keyTexts as texts } from './texts.ts'

interface DialogProps {
  onDone: () => void
  onClose: () => void
}

interface KeyProps extends DialogProps {
  partnerKey: PartnerKey
}

interface IssuingProps {
  /** The new key itself, which nobody sees again. */
  onIssued: (secret: string) => void
}

const terms = issuePartnerKey.input.omit({ id: true })

export function IssueKeyDialog({
  partnerId,
  onIssued,
  onClose,
}: { partnerId: number } & IssuingProps & Pick<DialogProps, 'onClose'>) {
  return (
    <ActionDialog
      title={texts.issueTitle}
      says={texts.issueSays}
      confirm={texts.issue}
      schema={terms}
      initial={{ name: '', scopes: [], ends_on: null, ip_ranges: [], per_minute: 600, reason: '' }}
      onConfirm={async (values) => {
        onIssued((await callBackoffice(issuePartnerKey, { id: partnerId, ...values })).secret)
      }}
      onClose={onClose}
    >
      <TermFields />
    </ActionDialog>
  )
}

export function EditKeyDialog({ partnerKey, onDone, onClose }: KeyProps) {
  const { id, version, name, scopes, ip_ranges: ranges, per_minute, ends_at: end } = partnerKey
  // It ends with the day before the moment that is kept.
  const endsOn = end ? vietnamDayOf(new Date(Date.parse(end) - seconds(1))) : null
  return (
    <ActionDialog
      title={texts.editTitle(name)}
      says={texts.editSays}
      confirm={texts.save}
      schema={terms}
      initial={{ name, scopes, ends_on: endsOn, ip_ranges: ranges, per_minute, reason: '' }}
      onConfirm={async (values) => {
        await callBackoffice(changePartnerKey, { id, version, ...values })
        notify({ text: texts.saved })
        onDone()
      }}
      onClose={onClose}
    >
      <TermFields />
    </ActionDialog>
  )
}

function TermFields() {
  return (
    <>
      <Form.Text name="name" label={texts.name} hint={texts.nameHint} />
      <ScopesInput name="scopes" label={texts.scopes} />
      <Form.Date name="ends_on" label={texts.endsOn} hint={texts.endsOnHint} />
      <Form.Number name="per_minute" label={texts.perMinute} />
      <Form.List
        name="ip_ranges"
        label={texts.ranges}
        hint={texts.rangesHint}
        add={texts.addRange}
      />
    </>
  )
}

const rotating = rotatePartnerKey.input.omit({ id: true })

export function RotateKeyDialog({
  partnerKey: { id, name },
  onIssued,
  onClose,
}: KeyProps & IssuingProps) {
  return (
    <ActionDialog
      title={texts.rotateTitle(name)}
      says={texts.rotateSays}
      confirm={texts.rotate}
      schema={rotating}
      initial={{ overlap: 24, reason: '' }}
      onConfirm={async (values) => {
        onIssued((await callBackoffice(rotatePartnerKey, { id, ...values })).secret)
      }}
      onClose={onClose}
    >
      <Form.Number name="overlap" label={texts.overlap} hint={texts.overlapHint} />
    </ActionDialog>
  )
}

export function EndKeyDialog({ partnerKey: { id, name }, onDone, onClose }: KeyProps) {
  return (
    <ActionDialog
      title={texts.endTitle(name)}
      says={texts.endSays}
      confirm={texts.end}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(endPartnerKey, { id, reason })
        onDone()
      }}
      onClose={onClose}
    />
  )
}

/** Shuts a key, or opens it again. */
export function BlockKeyDialog({ partnerKey, onDone, onClose }: KeyProps) {
  const { id, name, state } = partnerKey
  const isBlocked = state === 'blocked'
  return (
    <ActionDialog
      title={isBlocked ? texts.unblockTitle(name) : texts.blockTitle(name)}
      says={isBlocked ? texts.unblockSays : texts.blockSays}
      confirm={isBlocked ? texts.unblock : texts.block}
      variant={isBlocked ? 'primary' : 'danger'}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(blockPartnerKey, { id, blocked: !isBlocked, reason })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
