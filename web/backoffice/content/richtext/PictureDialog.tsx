import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useState } from 'react'
import { z } from 'zod'
import { textField } from '#domain/kernel/fields.ts'
import type { PictureBlock } from '#domain/richtext/document.ts'
import { Form } from '#web/form/Form.tsx'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { PictureField, type ShownPicture } from '../fields/PictureField.tsx'
import { editorTexts as texts } from './texts.ts'

const schema = z.object({ caption: textField(500) })

/** A picture where the caret stands, or what is known of the one that is chosen. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { selection } = editor.state
  const chosen =
    selection instanceof NodeSelection && selection.node.type.name === 'picture'
      ? (selection.node.attrs as PictureBlock['attrs'])
      : null
  const [picture, setPicture] = useState<ShownPicture | null>(
    chosen && { src: chosen.src, alt: chosen.alt },
  )
  return (
    <ActionDialog
      title={texts.pictureTitle}
      says={texts.pictureSays}
      confirm={texts.pictureConfirm}
      schema={schema}
      initial={{ caption: chosen?.caption ?? '' }}
      isReady={picture !== null}
      onConfirm={({ caption }) => {
        const attrs = { ...picture!, caption }
        if (chosen) editor.commands.updateAttributes('picture', attrs)
        else editor.commands.insertContent({ type: 'picture', attrs })
        return Promise.resolve()
      }}
      onClose={() => {
        onClose()
        editor.commands.focus()
      }}
    >
      <PictureField label={texts.picture} value={picture} onChange={setPicture} />
      <Form.Text name="caption" label={texts.caption} rows={2} />
    </ActionDialog>
  )
}
