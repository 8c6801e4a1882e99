import { useState } from 'react'
import { changeDeskGame, type DeskGame } from '#domain/game/backoffice/api.ts'
import { gameFields, type GameFieldsInput } from '#domain/game/backoffice/fields.ts'
import { wholeWeights } from '#domain/game/backoffice/presets.ts'
import { dayCount } from '#domain/game/pacing.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { Panel } from '../parts/Panel.tsx'
import { BasicsFields } from './BasicsFields.tsx'
import { PacingField } from './PacingField.tsx'
import { PrizesFields } from './PrizesFields.tsx'
import { ClaimFields, LegalFields, WordsFields } from './RestFields.tsx'
import { SourcesFields } from './SourcesFields.tsx'
import { gameScreenTexts as texts } from './texts.ts'

interface GameEditorProps {
  game: DeskGame
  onSaved: (game: DeskGame) => void
}

/** A draft on one page. What was typed stays whatever the server says. */
export function GameEditor({ game, onSaved }: GameEditorProps) {
  const [version, setVersion] = useState(game.version)
  const form = useForm(gameFields, {
    initial: game.fields,
    asksBeforeLeaving: true,
    explain: (error) => (isRefused(error, 'conflict') ? texts.conflict : undefined),
    send: async (values) => {
      const fields = withDays(values)
      const saved = await callBackoffice(changeDeskGame, { id: game.id, version, fields })
      begin(saved)
      onSaved(saved)
      notify({ text: texts.saved })
    },
  })
  const begin = (fresh: DeskGame) => {
    form.reset(fresh.fields)
    form.setFailure('')
    setVersion(fresh.version)
  }
  // Somebody else saved meanwhile, and nothing was typed here: theirs is shown.
  if (game.version !== version && !form.isDirty && !form.busy) begin(game)
  const isDraw = form.values.kind === 'draw'
  return (
    <Form form={form} className="flex min-w-0 flex-col gap-4">
      <Missing problems={game.problems} />
      <BasicsFields game={game} />
      <PrizesFields />
      {!isDraw && <PacingField />}
      <SourcesFields names={game.names} />
      <WordsFields />
      <LegalFields game={game} />
      <ClaimFields />
      <div className="sticky bottom-0 z-10 -mx-1 rounded-t-md border-t border-line bg-ground px-1 py-3">
        <Form.Failure />
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <p role="status" className="min-w-0 grow text-sm text-ink-2">
            {form.isDirty ? texts.unsaved : statusOf(game)}
          </p>
          {form.failure === texts.conflict && (
            <Button variant="plain" onClick={() => begin(game)}>
              {texts.reload}
            </Button>
          )}
          <Button type="submit" busy={form.busy} disabled={!form.isDirty}>
            {texts.saveDraft}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function Missing({ problems }: Pick<DeskGame, 'problems'>) {
  const words = [...new Set(Object.values(problems))]
  if (words.length === 0) return null
  return (
    <Panel title={texts.missing}>
      <ul className="list-disc pl-5 text-ink-2">
        {words.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Panel>
  )
}

function statusOf({ problems }: DeskGame): string {
  const count = Object.keys(problems).length
  return count > 0 ? texts.problems(count) : texts.ready
}

/** The curve keeps up with the days of the window. */
function withDays(values: GameFieldsInput): GameFieldsInput {
  const window = { from: Date.parse(values.opens_at), to: Date.parse(values.closes_at) }
  if (values.days.length === 0 || !(window.from < window.to)) return values
  return { ...values, days: wholeWeights(values.days, Math.min(400, dayCount(window))) }
}
