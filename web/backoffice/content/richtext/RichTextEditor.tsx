import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RichText } from '#domain/richtext/document.ts'
import { notify } from '#web/features/notices/notify.ts'
import { now } from '#web/state/clock.ts'
import { cx } from '#web/ui/class-names.ts'
import { cleanPaste } from './clean-paste.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { richTextExtensions } from './extensions.ts'
import { FindingNote } from './FindingNote.tsx'
import type { Finding } from '../draft/draft-store.ts'
import { storedOf } from './stored.ts'
import { editorTexts as texts } from './texts.ts'
import { Toolbar } from './Toolbar.tsx'

export interface RichTextEditorProps {
  value: RichText
  /** A moment after the last key, and when the text is left. */
  onChange: (document: RichText) => void
  labelId: string
  describedBy?: string
  isReadOnly: boolean
  /** What the claim check found in the text as it was last saved. */
  findings: readonly Finding[]
  /** Whoever saves asks first for what was typed just now. */
  addSettler: (settler: () => void) => () => void
}

const typingPauseMs = 200
/** Whoever types on without a pause is kept and undone in steps. */
const longestMs = 2000

/** The text of an article or block; it holds what a stored document may hold, and nothing else. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { isReadOnly } = props
  const place = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null)
  const editor = useEditor(props, place, () => setDialog('link'))
  return (
    <div className="rounded-md border border-control bg-white focus-within:border-primary">
      {editor && !isReadOnly && (
        <Toolbar
          editor={editor}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
      )}
      <div ref={place} />
      <FindingNote editor={editor} findings={props.findings} />
      {editor && dialog === 'link' && (
        <LinkDialog editor={editor} onClose={() => setDialog(null)} />
      )}
      {editor && dialog === 'picture' && (
        <PictureDialog editor={editor} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}

function useEditor(
  { value, onChange, labelId, describedBy, isReadOnly, addSettler }: RichTextEditorProps,
  place: React.RefObject<HTMLDivElement | null>,
  onLink: () => void,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const since = useRef(0)
  const tell = useEffectEvent((from: Editor) => {
    clearTimeout(timer.current)
    timer.current = undefined
    told.current = storedOf(from.getJSON())
    onChange(told.current)
  })
  const create = useEffectEvent(
    () =>
      new Editor({
        element: place.current,
        extensions: richTextExtensions(onLink),
        content: value,
        editable: !isReadOnly,
        // The policy of the page allows no style element of its own.
        injectCSS: false,
        editorProps: {
          attributes: {
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-labelledby': labelId,
            ...(describedBy && { 'aria-describedby': describedBy }),
            class: textClass,
          },
          transformPastedHTML: takePasted,
          handlePaste: (_, { clipboardData }) => refuseFiles(clipboardData),
          handleDOMEvents: {
            // Here it is a link; elsewhere the same key opens the frame's palette.
            keydown: (_, event) => {
              if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
                event.stopPropagation()
              }
              return false
            },
            // A link in a text that is written leads nowhere.
            click: (_, event) => {
              if ((event.target as HTMLElement).closest('a')) event.preventDefault()
              return false
            },
          },
        },
      }),
  )
  const keep = useEffectEvent((settler: () => void) => addSettler(settler))
  useEffect(() => {
    const made = create()
    const settle = () => {
      if (timer.current !== undefined) tell(made)
    }
    made.on('update', () => {
      const isWaiting = timer.current !== undefined
      if (!isWaiting) since.current = now()
      clearTimeout(timer.current)
      const rest = since.current + longestMs - now()
      timer.current = setTimeout(settle, Math.min(typingPauseMs, Math.max(0, rest)))
    })
    made.on('blur', settle)
    const forget = keep(settle)
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    setEditor(made)
    return () => {
      settle()
      forget()
      made.destroy()
    }
  }, [])
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    show(editor, value)
  }, [editor, value])
  return editor
}

/** What came from elsewhere (undone, taken from somebody else), with the caret behind what has changed. */
function show(editor: Editor, value: RichText): void {
  const { doc: before, selection } = editor.state
  editor.commands.setContent(value, { emitUpdate: false })
  const { content } = editor.state.doc
  const start = before.content.findDiffStart(content) ?? selection.from
  const end = before.content.findDiffEnd(content)?.b ?? start
  editor.commands.setTextSelection(Math.min(Math.max(start, end), content.size))
  if (editor.isFocused) editor.commands.scrollIntoView()
}

function takePasted(html: string): string {
  const clean = cleanPaste(html)
  if (clean.pictures > 0) notify({ text: texts.noPasted(clean.pictures), kind: 'info' })
  return clean.html
}

/** A picture as a file: Word sends one beside the text, which is taken instead. */
function refuseFiles(data: DataTransfer | null): boolean {
  if (!data || data.files.length === 0 || data.types.includes('text/html')) return false
  notify({ text: texts.noPasted(data.files.length), kind: 'info' })
  return true
}

const textClass = cx(
  'prose-vi min-h-52 px-4 py-3.5 outline-none [white-space:break-spaces] [font-variant-ligatures:none]',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-primary/40 [&_blockquote]:pl-4 [&_blockquote]:text-ink-2',
  '[&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_th]:border [&_th]:border-line [&_th]:bg-ground [&_th]:px-3 [&_th]:py-2 [&_th]:text-left',
  '[&_figure]:rounded-md [&_img]:max-h-80 [&_figcaption]:text-sm [&_figcaption]:text-ink-2',
  '[&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-primary/70 [&_.selectedCell]:bg-primary-tint',
  '[&_.claim]:underline [&_.claim]:decoration-wavy [&_.claim]:decoration-2 [&_.claim]:underline-offset-4 [&_.claim]:decoration-sale [&_.claim-warn]:decoration-point',
)
