import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { contentTexts } from '../texts.ts'
import type { Finding } from '../draft/draft-store.ts'
import { findingAt, markFindings } from './found-claims.ts'

/** Underlines what was found, and says why where the caret is in it. */
export function FindingNote({
  editor,
  findings,
}: {
  editor: Editor | null
  findings: readonly Finding[]
}) {
  const [at, setAt] = useState<Finding | null>(null)
  useEffect(() => {
    if (editor) markFindings(editor, findings)
  }, [editor, findings])
  useEffect(() => {
    if (!editor) return
    const look = () => setAt(editor.isFocused ? findingAt(editor.state) : null)
    editor.on('transaction', look)
    editor.on('focus', look)
    editor.on('blur', look)
    return () => {
      editor.off('transaction', look)
      editor.off('focus', look)
      editor.off('blur', look)
    }
  }, [editor])
  return (
    <div role="status" className="text-sm">
      {at && (
        <p className="border-t border-point-line bg-point-tint px-4 py-2.5">
          <b className="font-semibold">“{at.quote}”</b>: {at.message}{' '}
          {at.fix && contentTexts.findingFix(at.fix)}
        </p>
      )}
    </div>
  )
}
