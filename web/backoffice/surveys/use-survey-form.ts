import { useRef, useState } from 'react'
import { changeSurvey, type BackofficeSurvey } from '#domain/survey/backoffice/api.ts'
import { ApiError } from '#web/api.ts'
import { failureText } from '#web/form/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { bodyOf, draftOf, fieldErrors, type SurveyDraft } from './survey-draft.ts'
import { backofficeSurveyTexts as texts } from './texts.ts'

/** One survey being written. What was typed stays whatever the server says. */
export function useSurveyForm(
  survey: BackofficeSurvey,
  onSaved: (survey: BackofficeSurvey) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => draftOf(survey))
  const [base, setBase] = useState(() => ({ draft, version: survey.version }))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base.draft)
  const isOutdated = survey.version !== base.version
  // Somebody else saved meanwhile, and nothing was typed here: theirs is shown.
  if (isOutdated && !isChanged) {
    const fresh = draftOf(survey)
    setDraft(fresh)
    setBase({ draft: fresh, version: survey.version })
  }
  const begin = (saved: BackofficeSurvey) => {
    const fresh = draftOf(saved)
    setDraft(fresh)
    setBase({ draft: fresh, version: saved.version })
    setErrors({})
    setFailure('')
  }
  const refuse = (found: Record<string, string>) => {
    setErrors(found)
    setFailure(texts.invalid)
    setTimeout(() => focusFirstInvalid(form.current))
  }
  const save = async () => {
    const found = fieldErrors(draft)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    setFailure('')
    try {
      const input = { ...bodyOf(draft), id: survey.id, version: base.version }
      const saved = await callBackoffice(changeSurvey, input)
      begin(saved)
      onSaved(saved)
      notify({ text: texts.saved })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalidInput') refuse(error.fields)
      else if (error instanceof ApiError && error.code === 'conflict') setFailure(texts.conflict)
      else setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const set = (changed: Partial<SurveyDraft>) => {
    setDraft({ ...draft, ...changed })
    setErrors({})
  }
  return { form, draft, set, errors, failure, busy, save, isChanged, isOutdated, begin }
}

export type SurveyForm = ReturnType<typeof useSurveyForm>
