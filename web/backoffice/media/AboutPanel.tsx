import { useState } from 'react'
import { changePicture, type LibraryDetail } from '#domain/media/api.ts'
import { ApiError } from '#web/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { rulesOf } from '#web/form/field-rules.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { Panel } from '../parts/Panel.tsx'
import { FocalPicker } from './FocalPicker.tsx'
import type { PictureProps } from './PictureScreen.tsx'
import { mediaScreenTexts as texts } from './texts.ts'

const rules = changePicture.input.shape

/** What a picture shows, whose it is and what must stay in sight. */
export function AboutPanel({ picture, canEdit, onChanged }: PictureProps) {
  const [draft, setDraft] = useState(() => draftOf(picture))
  const { busy, failure, attempt } = useAttempt()
  const save = async () => {
    const { id, version } = picture
    onChanged(await callBackoffice(changePicture, { id, version, ...draft }))
    notify({ text: texts.saved })
  }
  const explain = (error: unknown) => {
    const current =
      error instanceof ApiError ? (error.current as LibraryDetail | undefined) : undefined
    if (!current) return failureText(error)
    onChanged(current)
    setDraft(draftOf(current))
    return texts.conflict
  }
  return (
    <Panel title={texts.about}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(save, explain)
        }}
      >
        <FocalPicker
          stem={picture.stem}
          alt={draft.alt}
          size={picture}
          focal={draft.focal}
          disabled={!canEdit}
          onChange={(focal) => setDraft({ ...draft, focal })}
        />
        <Field label={texts.alt} hint={texts.altHint}>
          {(control) => (
            <TextInput
              {...control}
              value={draft.alt}
              readOnly={!canEdit}
              maxLength={rulesOf(rules.alt).maxLength}
              autoComplete="off"
              onChange={({ target }) => setDraft({ ...draft, alt: target.value })}
            />
          )}
        </Field>
        <Field label={texts.credit} hint={texts.creditHint}>
          {(control) => (
            <TextInput
              {...control}
              value={draft.credit}
              readOnly={!canEdit}
              maxLength={rulesOf(rules.credit).maxLength}
              autoComplete="off"
              onChange={({ target }) => setDraft({ ...draft, credit: target.value })}
            />
          )}
        </Field>
        <FailureNote>{failure}</FailureNote>
        {canEdit && (
          <Button type="submit" busy={busy} className="self-end phone:w-full">
            {texts.save}
          </Button>
        )}
      </form>
    </Panel>
  )
}

function draftOf({ alt, credit, focal }: LibraryDetail) {
  return { alt, credit, focal }
}
