import type { Editor } from '@tiptap/core'
import { z } from 'zod'
import { linkField } from '#domain/richtext/link.ts'
import { Form } from '#web/form/Form.tsx'
import { ActionDialog } from '../../parts/ActionDialog.tsx'
import { OwnPages } from './OwnPages.tsx'
import { editorTexts as texts } from './texts.ts'

const schema = z.object({ href: linkField })

/** Where the chosen words lead; an address that no link may have is refused with the reason. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { empty } = editor.state.selection
  const known = String(editor.getAttributes('link')['href'] ?? '')
  return (
    <ActionDialog
      title={texts.linkTitle}
      says={texts.linkSays}
      confirm={texts.linkConfirm}
      schema={schema}
      initial={{ href: known }}
      onConfirm={({ href }) => {
        setLink(editor, href.trim(), empty && known === '')
        return Promise.resolve()
      }}
      onClose={() => {
        onClose()
        editor.commands.focus()
      }}
    >
      <OwnPages />
      <Form.Text
        name="href"
        label={texts.linkAddress}
        rows={1}
        autoCapitalize="none"
        spellCheck={false}
      />
    </ActionDialog>
  )
}

/** Of the chosen words or the link around the caret; without either the address itself is written. */
function setLink(editor: Editor, href: string, isAlone: boolean): void {
  const marks = [{ type: 'link', attrs: { href } }]
  if (isAlone) editor.commands.insertContent({ type: 'text', text: href, marks })
  else editor.chain().extendMarkRange('link').setMark('link', { href }).run()
}
