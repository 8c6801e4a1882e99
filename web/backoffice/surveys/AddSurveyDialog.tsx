import { useNavigate } from 'react-router'
import { addDays } from '#domain/kernel/dates.ts'
import { addSurvey, type SurveyRow } from '#domain/survey/backoffice/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { today } from '#web/state/clock.ts'
import { Form } from '#web/form/Form.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { backofficeSurveyTexts as texts } from './texts.ts'

const openDays = 30

const schema = addSurvey.input.pick({ title: true, copy_of: true })

/** Begins a draft, with the questions of another survey where one is chosen. */
export function AddSurveyDialog({
  surveys,
  onClose,
}: {
  surveys: readonly Pick<SurveyRow, 'id' | 'title'>[]
  onClose: () => void
}) {
  const navigate = useNavigate()
  return (
    <ActionDialog
      title={texts.addTitle}
      says={texts.addSays}
      confirm={texts.addConfirm}
      schema={schema}
      initial={{ title: '' }}
      onConfirm={async (begun) => {
        const survey = await callBackoffice(addSurvey, { ...blankSurvey(), ...begun })
        void navigate(backofficePaths.survey(survey.id))
      }}
      onClose={onClose}
    >
      <Form.Text name="title" label={texts.name} />
      {surveys.length > 0 && (
        <Form.Select
          name="copy_of"
          label={texts.copyOf}
          labels={Object.fromEntries(surveys.map(({ id, title }) => [id, title]))}
          none={texts.noCopy}
        />
      )}
    </ActionDialog>
  )
}

function blankSurvey() {
  const opens_on = today()
  return {
    intro: '',
    thanks: '',
    access: 'all' as const,
    store_codes: [],
    questions: [],
    opens_on,
    closes_on: addDays(opens_on, openDays),
    reward_points: 0,
  }
}
