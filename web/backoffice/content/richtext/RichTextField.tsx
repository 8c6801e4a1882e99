import { useId } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { FieldError, RequiredMark } from '#web/ui/Field.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { RichText } from '#domain/richtext/document.ts'
import { useCan } from '../../data/staff-session.ts'
import { useDraftFindings, useDraftStore } from '../draft/draft-context.ts'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

const editor = lazyPart<RichTextEditorProps>(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
  () => <Skeleton className="h-72 rounded-md" />,
)

/** A written text with its label; the editor comes when one is opened. */
export function RichTextField({
  path,
  label,
  value,
  error,
  required,
  onChange,
}: {
  /** Of the part in the draft: what the claim check found in it is underlined. */
  path?: string
  label: string
  value: RichText
  error?: string
  required?: boolean
  onChange: (document: RichText) => void
}) {
  const id = useId()
  const store = useDraftStore()
  const findings = useDraftFindings(path)
  const isReadOnly = !useCan('content.edit')
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </span>
      <editor.Part
        value={value}
        onChange={onChange}
        labelId={id}
        describedBy={error ? `${id}-error` : undefined}
        isReadOnly={isReadOnly}
        findings={findings}
        addSettler={store.addSettler}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
