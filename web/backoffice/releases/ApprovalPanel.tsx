import { useState } from 'react'
import {
  approveRelease,
  contentReleases,
  stopRelease,
  type ReleaseRecord,
} from '#domain/publishing/releases/backoffice.ts'
import { notify } from '#web/features/notices/notify.ts'
import { refreshAll } from '#web/query/realm.ts'
import { now } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { backoffice } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { WhoApproves } from '../parts/WhoApproves.tsx'
import { releaseScreenTexts as texts } from './texts.ts'

/** Who has approved a release, and the two buttons: approve exactly this, stop all of it. */
export function ApprovalPanel({ release }: { release: ReleaseRecord }) {
  const [open, setOpen] = useState<'approve' | 'stop' | null>(null)
  const canPublish = useCan('content.publish')
  const { state, approved_by: approvedBy, stopped_by: stoppedBy } = release
  const close = () => setOpen(null)
  return (
    <Panel title={texts.approval}>
      <p className="text-ink-2">
        {stoppedBy !== null
          ? texts.stoppedBy(stoppedBy, release.stop_reason)
          : approvedBy === null
            ? texts.waits
            : texts.approvedBy(approvedBy)}
      </p>
      {stoppedBy === null && approvedBy === null && <WhoApproves permission="content.publish" />}
      {canPublish && state === 'draft' && (
        <>
          <p className="mt-1 text-sm text-ink-2">{texts.ownApproval}</p>
          <Button className="mt-3" onClick={() => setOpen('approve')}>
            {texts.approve}
          </Button>
        </>
      )}
      {canPublish && (state === 'approved' || state === 'running') && (
        <Button variant="danger" className="mt-3" onClick={() => setOpen('stop')}>
          {texts.stop}
        </Button>
      )}
      {open === 'approve' && <ApproveDialog release={release} onClose={close} />}
      {open === 'stop' && <StopDialog release={release} onClose={close} />}
    </Panel>
  )
}

const refresh = () =>
  Promise.all([
    refreshAll(backoffice, contentReleases.get),
    refreshAll(backoffice, contentReleases.history),
  ])

interface DialogProps {
  release: ReleaseRecord
  onClose: () => void
}

function ApproveDialog({ release, onClose }: DialogProps) {
  const { id, version, starts_at: at } = release
  const campaigns = release.voucher_campaigns.map((each) => ({
    id: each.id,
    version: each.version,
  }))
  return (
    <ActionDialog
      title={texts.approveTitle}
      says={texts.approveSays(at, Date.parse(at) <= now())}
      confirm={texts.approve}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(approveRelease, { id, version, campaigns, reason })
        notify({ text: texts.approved })
        void refresh()
      }}
      onClose={onClose}
    />
  )
}

function StopDialog({ release: { id }, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={texts.stopTitle}
      says={texts.stopSays}
      confirm={texts.stop}
      variant="danger"
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(stopRelease, { id, reason })
        notify({ text: texts.stopped })
        void refresh()
      }}
      onClose={onClose}
    />
  )
}
