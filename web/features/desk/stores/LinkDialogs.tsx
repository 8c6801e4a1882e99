import { useState } from 'react'
import { addStoreLink, changeStoreLink, type DeskLink } from '#domain/drugstore/desk/api.ts'
import { linkTargets, type LinkTarget } from '#domain/drugstore/link-targets.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { storeTexts as texts } from './texts.ts'

interface DialogProps {
  code: string
  onSaved: (link: DeskLink) => void
  onClose: () => void
}

export function AddLinkDialog({ code, onSaved, onClose }: DialogProps) {
  const [target, setTarget] = useState<LinkTarget>('/nha-thuoc/ap-dung-uu-dai/')
  const [islogin, setIslogin] = useState(true)
  const [note, setNote] = useState('')
  return (
    <ActionDialog
      title={texts.addLink}
      says={texts.addLinkSays}
      confirm={texts.addLink}
      reason={{ required: true, shortest: 3 }}
      onConfirm={async (reason) => {
        const link = { code, target, islogin, note, reason }
        onSaved(await withFieldMessages(callDesk(addStoreLink, link)))
        notify({ text: texts.linkSaved })
      }}
      onClose={onClose}
    >
      <Field label={texts.target} required>
        {(control) => (
          <NativeSelect
            {...control}
            value={target}
            className="w-full"
            onChange={(event) => {
              const chosen = linkTargets.find((each) => each === event.target.value)
              if (chosen) setTarget(chosen)
            }}
          >
            {linkTargets.map((each) => (
              <option key={each} value={each}>
                {texts.targets[each]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <LinkFields {...{ islogin, note }} onLogin={setIslogin} onNote={setNote} />
    </ActionDialog>
  )
}

export function EditLinkDialog({ code, link, onSaved, onClose }: DialogProps & { link: DeskLink }) {
  const [islogin, setIslogin] = useState(link.islogin)
  const [note, setNote] = useState(link.note)
  const [isActive, setActive] = useState(link.status === 'active')
  return (
    <ActionDialog
      title={texts.editLinkTitle}
      says={texts.editLinkSays}
      confirm={texts.save}
      reason={{ required: true, shortest: 3 }}
      onConfirm={async (reason) => {
        const status = isActive ? ('active' as const) : ('disabled' as const)
        const changed = { code, id: link.id, islogin, note, status, reason }
        onSaved(await withFieldMessages(callDesk(changeStoreLink, changed)))
        notify({ text: texts.linkSaved })
      }}
      onClose={onClose}
    >
      <LinkFields {...{ islogin, note }} onLogin={setIslogin} onNote={setNote} />
      <Checkbox
        label={texts.linkActive}
        checked={isActive}
        onChange={({ target }) => setActive(target.checked)}
      />
    </ActionDialog>
  )
}

function LinkFields(props: {
  islogin: boolean
  note: string
  onLogin: (islogin: boolean) => void
  onNote: (note: string) => void
}) {
  return (
    <>
      <Checkbox
        label={texts.islogin}
        checked={props.islogin}
        onChange={({ target }) => props.onLogin(target.checked)}
      />
      <Field label={texts.note} hint={texts.noteHint}>
        {(control) => (
          <TextInput
            {...control}
            value={props.note}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => props.onNote(target.value)}
          />
        )}
      </Field>
    </>
  )
}
