import { useState } from 'react'
import type { Content } from '#domain/publishing/backoffice/api.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { RevisionChanges } from './RevisionChanges.tsx'
import { publishTexts as texts } from './texts.ts'

/** Any two revisions, or one and the draft. */
export function CompareDialog({
  content: { id, revisions },
  number,
  onClose,
}: {
  content: Content
  number: number
  onClose: () => void
}) {
  const numbers = revisions.map((revision) => revision.number)
  const older = numbers.find((other) => other < number)
  const [from, setFrom] = useState(older ?? number)
  const [to, setTo] = useState(older ? number : 0)
  const sides = [
    { label: texts.compareFrom, value: from, set: setFrom },
    { label: texts.compareTo, value: to, set: setTo },
  ]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.compareTitle}
      width={1080}
    >
      <div className="mb-4 grid grid-cols-2 gap-3">
        {sides.map(({ label, value, set }) => (
          <Field key={label} label={label}>
            {(control) => (
              <NativeSelect
                {...control}
                value={String(value)}
                onChange={({ target }) => set(Number(target.value))}
                className="w-full"
              >
                <option value="0">{texts.draft}</option>
                {numbers.map((each) => (
                  <option key={each} value={each}>
                    {texts.revision(each)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
      <RevisionChanges id={id} from={from} to={to} />
    </Dialog>
  )
}
