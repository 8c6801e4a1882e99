import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addDays } from '#domain/kernel/dates.ts'
import { addSurvey, type SurveyRow } from '#domain/survey/desk/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { today } from '#web/state/clock.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callDesk } from '../data/call-desk.ts'
import { withFieldMessages } from '../data/with-field-messages.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { deskSurveyTexts as texts } from './texts.ts'

const openDays = 30

/** Begins a draft, with the questions of another survey where one is chosen. */
export function AddSurveyDialog({
  surveys,
  onClose,
}: {
  surveys: readonly Pick<SurveyRow, 'id' | 'title'>[]
  onClose: () => void
}) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [copied, setCopied] = useState('')
  const create = async () => {
    const opens_on = today()
    const survey = await withFieldMessages(
      callDesk(addSurvey, {
        ...{ title, intro: '', thanks: '', access: 'all', store_codes: [], questions: [] },
        ...{ opens_on, closes_on: addDays(opens_on, openDays), reward_points: 0 },
        ...(copied ? { copy_of: Number(copied) } : {}),
      }),
    )
    void navigate(deskPaths.survey(survey.id))
  }
  return (
    <ActionDialog
      title={texts.addTitle}
      says={texts.addSays}
      confirm={texts.addConfirm}
      isReady={title.trim().length >= 3}
      onConfirm={create}
      onClose={onClose}
    >
      <Field label={texts.name} required>
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={150}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      {surveys.length > 0 && (
        <Field label={texts.copyOf}>
          {(control) => (
            <NativeSelect
              {...control}
              value={copied}
              onChange={({ target }) => setCopied(target.value)}
              className="w-full"
            >
              <option value="">{texts.noCopy}</option>
              {surveys.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
    </ActionDialog>
  )
}
