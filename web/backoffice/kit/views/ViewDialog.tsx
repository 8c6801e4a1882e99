import { useState } from 'react'
import {
  addView,
  changeView,
  chooseDefaultView,
  deleteView,
  type SavedView,
} from '#domain/backoffice/views/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog, StickyActions } from '#web/ui/Dialog.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { kitTexts as texts } from '../texts.ts'

export interface ViewDialogProps {
  list: string
  /** What of the list is in sight. */
  query: string
  canShare: boolean
  /** Null for a new one. */
  view: SavedView | null
  onChanged: () => void
  onClose: () => void
}

/** Names a view, shares it, lets the list open with it, or drops it. */
export function ViewDialog(props: ViewDialogProps) {
  const { view, onClose } = props
  const isForeign = view !== null && view.owner !== ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={view ? texts.viewTitle(view.name) : texts.newView}
      description={isForeign ? texts.viewOf(view.owner) : texts.viewSays}
    >
      {isForeign ? <Foreign {...props} view={view} /> : <Own {...props} />}
    </Dialog>
  )
}

const schema = addView.input.pick({ name: true, shared: true })

function Own({ list, query, canShare, view, onChanged, onClose }: ViewDialogProps) {
  const [opensFirst, setOpensFirst] = useState(view?.is_default ?? false)
  const [isAnew, setAnew] = useState(false)
  const form = useForm(schema, {
    initial: { name: view?.name ?? '', shared: view?.shared ?? false },
    send: async ({ name, shared = false }) => {
      const kept = view
        ? await callBackoffice(changeView, {
            id: view.id,
            name,
            shared,
            query: isAnew ? query : view.query,
          })
        : await callBackoffice(addView, { list, query, name, shared })
      if (opensFirst !== kept.is_default) await choose(list, opensFirst ? kept.id : null)
      notify({ text: texts.viewSaved })
      onChanged()
      onClose()
    },
  })
  return (
    <Form form={form}>
      <Form.Text name="name" label={texts.viewName} />
      {(canShare || view?.shared) && (
        <Form.Switch name="shared" label={texts.share} hint={texts.shareHint} />
      )}
      <div>
        <Checkbox
          label={texts.openFirst}
          checked={opensFirst}
          onChange={({ target }) => setOpensFirst(target.checked)}
        />
        {view && view.query !== query && (
          <Checkbox
            label={texts.pointAnew}
            checked={isAnew}
            onChange={({ target }) => setAnew(target.checked)}
          />
        )}
      </div>
      <StickyActions>
        <div className="flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
          {view && (
            <Drop
              list={list}
              query={query}
              canShare={canShare}
              onChanged={onChanged}
              onClose={onClose}
              view={view}
            />
          )}
          <Button type="submit" busy={form.busy}>
            {texts.save}
          </Button>
        </div>
      </StickyActions>
    </Form>
  )
}

/** Of somebody else: it can be opened first and, by an editor, dropped. */
function Foreign(props: ViewDialogProps & { view: SavedView }) {
  const { list, view, canShare, onChanged } = props
  const { failure, attempt } = useAttempt()
  const toggle = (isFirst: boolean) =>
    void attempt(async () => {
      await choose(list, isFirst ? view.id : null)
      onChanged()
      props.onClose()
    })
  return (
    <>
      <Checkbox
        label={texts.openFirst}
        checked={view.is_default}
        onChange={({ target }) => toggle(target.checked)}
      />
      <FailureNote>{failure}</FailureNote>
      {canShare && <Drop {...props} />}
    </>
  )
}

function Drop({ view, onChanged, onClose }: ViewDialogProps & { view: SavedView }) {
  const { busy, failure, attempt } = useAttempt()
  const drop = () =>
    void attempt(async () => {
      await callBackoffice(deleteView, { id: view.id })
      notify({ text: texts.viewDropped })
      onChanged()
      onClose()
    })
  return (
    <>
      <FailureNote>{failure}</FailureNote>
      <Button variant="danger" busy={busy} onClick={drop}>
        {texts.dropView}
      </Button>
    </>
  )
}

async function choose(list: string, id: number | null): Promise<void> {
  await callBackoffice(chooseDefaultView, { list, id })
}
