import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keepRevision, type Content, type Draft } from '#domain/publishing/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { WhoApproves } from '../../parts/WhoApproves.tsx'
import { useDraftStore, useDraftView } from '../draft/draft-context.ts'
import { goToField } from '../go-to-field.ts'
import { placeOfContent } from '../place-of-content.ts'
import { ProblemList } from '../ProblemList.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { PublicationList } from './PublicationList.tsx'
import { RevisionList } from './RevisionList.tsx'
import { publishTexts as texts } from './texts.ts'

export interface PublishProps {
  content: Content
  onChanged: (content: Content) => void
}

/** From a draft to what the public sees: revisions, reviews, publications. */
export function PublishPart(props: PublishProps) {
  const { content } = props
  const store = useDraftStore()
  const navigate = useNavigate()
  const { problems, findings, findingsCount } = useDraftView(store)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const go = (path: string, start?: number) => {
    void navigate(placeOfContent(content).to())
    // The form is shown first.
    setTimeout(() => goToField(document.body, path, start))
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        <ProblemList
          problems={{ ...problems, ...refused }}
          findings={findings}
          findingsCount={findingsCount}
          onGo={go}
        />
        <Panel title={texts.revisions} actions={useCan('content.edit') && <Keep {...props} />}>
          <RevisionList {...props} onRefused={setRefused} />
          {content.needs_review && content.revisions[0]?.reviews.length === 0 && (
            <WhoApproves permission="content.review" />
          )}
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title={texts.publications}>
          <PublicationList {...props} />
        </Panel>
        <AddressPanel {...props} />
      </div>
    </div>
  )
}

const schema = keepRevision.input.pick({ note: true })

/** Keeps the draft as it is; what needs a reviewer waits for one from then on. */
function Keep({ content, onChanged }: PublishProps) {
  const { id, needs_review: needsReview, revisions } = content
  const sends = !useCan('content.publishUnreviewed') || needsReview
  const label = sends ? texts.send : texts.keep
  const waits = revisions[0]?.reviews.length === 0
  const store = useDraftStore()
  const [isAsking, setAsking] = useState(false)
  const keep = async (note: string | undefined) => {
    if (!(await store.flush())) throw new Error(texts.notSaved)
    const { version } = store.read()
    try {
      onChanged(await callBackoffice(keepRevision, { id, version, ...(note && { note }) }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict' && error.current) {
        store.tellConflict(error.current as Draft)
      }
      throw error
    }
    notify({ text: sends ? texts.sent : texts.kept })
  }
  return (
    <>
      <Button variant={waits ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          title={sends ? texts.sendTitle : texts.keepTitle}
          says={sends ? texts.sendSays : texts.keepSays}
          confirm={label}
          schema={schema}
          initial={{ note: '' }}
          onConfirm={({ note }) => keep(note)}
          onClose={() => setAsking(false)}
        >
          <Form.Text name="note" label={texts.note} hint={texts.noteHint} rows={2} />
        </ActionDialog>
      )}
    </>
  )
}
