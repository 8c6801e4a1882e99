import type { Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'
import Bold from 'lucide-react/icons/bold'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import TableIcon from 'lucide-react/icons/table'
import Unlink from 'lucide-react/icons/unlink'
import { useEffect, useReducer, type ComponentType, type ReactNode, type SVGProps } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { editorTexts as texts } from './texts.ts'

const levels = [2, 3, 4] as const

/** What can be done with the text; each with its key, pressed where the caret stands in it. */
export function Toolbar({
  editor,
  onLink,
  onPicture,
}: {
  editor: Editor
  onLink: () => void
  onPicture: () => void
}) {
  useEveryTransaction(editor)
  const chain = () => editor.chain().focus()
  const level = levels.find((each) => editor.isActive('heading', { level: each }))
  return (
    <div
      role="toolbar"
      aria-label={texts.toolbar}
      className="sticky top-25 z-10 phone:top-23 flex flex-wrap items-center gap-0.5 rounded-t-md border-b border-line bg-ground px-1.5 py-1"
    >
      <NativeSelect
        aria-label={texts.blockType}
        value={level ? String(level) : ''}
        onChange={({ target }) => {
          const chosen = levels.find((each) => String(each) === target.value)
          if (chosen) chain().setNode('heading', { level: chosen }).run()
          else chain().setNode('paragraph').run()
        }}
        className="w-36"
      >
        <option value="">{texts.paragraph}</option>
        {levels.map((each) => (
          <option key={each} value={each}>
            {texts.heading(each)}
          </option>
        ))}
      </NativeSelect>
      <Tool
        label={texts.bold}
        icon={Bold}
        isOn={editor.isActive('bold')}
        act={() => chain().toggleBold().run()}
      />
      <Tool
        label={texts.italic}
        icon={Italic}
        isOn={editor.isActive('italic')}
        act={() => chain().toggleItalic().run()}
      />
      <Tool label={texts.link} icon={LinkIcon} isOn={editor.isActive('link')} act={onLink} />
      {editor.isActive('link') && (
        <Tool
          label={texts.unlink}
          icon={Unlink}
          act={() => chain().extendMarkRange('link').unsetMark('link').run()}
        />
      )}
      <Tool
        label={texts.bulletList}
        icon={List}
        isOn={editor.isActive('bulletList')}
        act={() => chain().toggleBulletList().run()}
      />
      <Tool
        label={texts.orderedList}
        icon={ListOrdered}
        isOn={editor.isActive('orderedList')}
        act={() => chain().toggleOrderedList().run()}
      />
      <Tool
        label={texts.blockquote}
        icon={Quote}
        isOn={editor.isActive('blockquote')}
        act={() => chain().toggleBlockquote().run()}
      />
      <Tool
        label={editor.isActive('picture') ? texts.editPicture : texts.picture}
        icon={ImagePlus}
        isOn={editor.isActive('picture')}
        act={onPicture}
      />
      <Tool
        label={texts.table}
        icon={TableIcon}
        isOn={editor.isActive('table')}
        act={() => chain().insertContent(newTable()).run()}
      />
      {editor.isActive('table') && <TableTools editor={editor} />}
    </div>
  )
}

function TableTools({ editor }: { editor: Editor }) {
  const tool = (label: string, command: Command): ReactNode => (
    <Button
      key={label}
      variant="plain"
      className="px-2.5 text-sm"
      onClick={() => {
        command(editor.state, editor.view.dispatch)
        editor.commands.focus()
      }}
    >
      {label}
    </Button>
  )
  return (
    <div className="flex w-full flex-wrap border-t border-line pt-1">
      {tool(texts.addRow, addRowAfter)}
      {tool(texts.removeRow, deleteRow)}
      {tool(texts.addColumn, addColumnAfter)}
      {tool(texts.removeColumn, deleteColumn)}
      {tool(texts.headerRow, toggleHeader('row'))}
      {tool(texts.removeTable, deleteTable)}
    </div>
  )
}

function Tool({
  label,
  icon: Icon,
  isOn,
  act,
}: {
  label: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  isOn?: boolean
  act: () => void
}) {
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" className="size-4.5" />}
      aria-pressed={isOn}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
      className={cx(isOn && 'bg-primary-tint text-primary-deep')}
    />
  )
}

function useEveryTransaction(editor: Editor): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => void editor.off('transaction', redraw)
  }, [editor])
}

/** Three by three, the first row its head. */
function newTable() {
  const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
  const row = (type: string) => ({ type: 'tableRow', content: [1, 2, 3].map(() => cell(type)) })
  return { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }
}
