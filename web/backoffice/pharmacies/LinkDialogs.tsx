import { z } from 'zod'
import {
  addPharmacyLink,
  changePharmacyLink,
  type BackofficeLink,
} from '#domain/pharmacy/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { pharmacyTexts as texts } from './texts.ts'

interface DialogProps {
  code: string
  onSaved: (link: BackofficeLink) => void
  onClose: () => void
}

const added = addPharmacyLink.input.pick({
  target: true,
  islogin: true,
  note: true,
  reason: true,
})

export function AddLinkDialog({ code, onSaved, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={texts.addLink}
      says={texts.addLinkSays}
      confirm={texts.addLink}
      schema={added}
      initial={{ target: '/nha-thuoc/ap-dung-uu-dai/', islogin: true, note: '', reason: '' }}
      onConfirm={async (link) => {
        onSaved(await callBackoffice(addPharmacyLink, { code, ...link }))
        notify({ text: texts.linkSaved })
      }}
      onClose={onClose}
    >
      <Form.Select name="target" label={texts.target} labels={texts.targets} />
      <LinkFields />
    </ActionDialog>
  )
}

/** A link is switched on or off; the server calls it its status. */
const edited = changePharmacyLink.input
  .pick({ islogin: true, note: true, reason: true })
  .extend({ isActive: z.boolean() })

export function EditLinkDialog({
  code,
  link,
  onSaved,
  onClose,
}: DialogProps & { link: BackofficeLink }) {
  const { id, islogin, note, status } = link
  return (
    <ActionDialog
      title={texts.editLinkTitle}
      says={texts.editLinkSays}
      confirm={texts.save}
      schema={edited}
      initial={{ islogin, note, isActive: status === 'active', reason: '' }}
      onConfirm={async ({ isActive, ...changed }) => {
        const next = isActive ? ('active' as const) : ('disabled' as const)
        const asked = { code, id, ...changed, status: next }
        onSaved(await callBackoffice(changePharmacyLink, asked))
        notify({ text: texts.linkSaved })
      }}
      onClose={onClose}
    >
      <LinkFields />
      <Form.Check name="isActive" label={texts.linkActive} />
    </ActionDialog>
  )
}

function LinkFields() {
  return (
    <>
      <Form.Check name="islogin" label={texts.islogin} />
      <Form.Text name="note" label={texts.note} hint={texts.noteHint} />
    </>
  )
}
