import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { RichText } from '#domain/richtext/document.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { useDraftFindings } from '../draft/draft-context.ts'
import { RichTextField } from '../richtext/RichTextField.tsx'
import { describingTexts as texts } from './texts.ts'

/** A text as the page shows it; pressed, it is written where it stands. What the claim check found is open. */
export function InPlaceText({
  path,
  label,
  value,
  error,
  isReadOnly,
  onChange,
}: {
  path: string
  label: string
  value: RichText
  error?: string
  isReadOnly: boolean
  onChange: (document: RichText) => void
}) {
  const [isOpened, setOpened] = useState(false)
  const isFound = useDraftFindings(path).length > 0
  // What is mended stays open.
  if (isFound && !isOpened) setOpened(true)
  return (
    <div id={`field-${path}`} className="scroll-mt-28">
      {isOpened ? (
        <RichTextField path={path} label={label} value={value} error={error} onChange={onChange} />
      ) : (
        <>
          <div className="flex min-h-11 items-center justify-between gap-2">
            <h3 className="text-base">{label}</h3>
            {!isReadOnly && (
              <Button
                variant="plain"
                icon={<Pencil aria-hidden="true" className="size-4" />}
                aria-label={texts.edit(label)}
                onClick={() => setOpened(true)}
              >
                {texts.editShort}
              </Button>
            )}
          </div>
          {textOf(value) ? (
            <RichTextView document={value} className="text-ink-2" />
          ) : (
            <p className="text-ink-3">{texts.empty}</p>
          )}
          <FieldError id={`field-${path}-error`}>{error}</FieldError>
        </>
      )}
    </div>
  )
}
