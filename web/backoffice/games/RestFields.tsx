import type { DeskGame } from '#domain/game/backoffice/api.ts'
import { gameLookLabels } from '#domain/game/backoffice/texts.ts'
import { Form } from '#web/form/Form.tsx'
import { useFormAround } from '#web/form/form-context.ts'
import { LinesInput } from '../kit/LinesInput.tsx'
import { Panel } from '../parts/Panel.tsx'
import { PaperInput } from './PaperInput.tsx'
import { gameScreenTexts as texts } from './texts.ts'

export function WordsFields() {
  const { kind } = useFormAround().values as { kind: string }
  return (
    <Panel title={texts.words}>
      <div className="grid gap-4 md:grid-cols-2">
        <Form.Text name="intro" label={texts.intro} />
        <Form.Text name="how" label={texts.how} rows={5} />
        <Form.Text name="closed" label={texts.closed} />
        <Form.Select name="look" label={texts.look} labels={gameLookLabels} />
        {kind === 'draw' && (
          <LinesInput name="embed_origins" label={texts.embed} hint={texts.embedHint} />
        )}
      </div>
    </Panel>
  )
}

/** Without a registration no game of chance may open. */
export function LegalFields({ game }: { game: DeskGame }) {
  return (
    <Panel title={texts.legal}>
      <div className="grid gap-4 md:grid-cols-2">
        <Form.Text name="registration_number" label={texts.number} />
        <Form.Text name="authority" label={texts.authority} />
        <Form.Date name="registered_on" label={texts.registeredOn} />
        <PaperInput
          name="legal_file_id"
          label={texts.file}
          id={game.id}
          upload={`/admin/games/${game.id}/files`}
          files={game.files}
        />
      </div>
    </Panel>
  )
}

export function ClaimFields() {
  return (
    <Panel title={texts.claims}>
      <div className="grid gap-4 md:grid-cols-3">
        <Form.Number name="contact_days" label={texts.contactDays} inputMode="numeric" />
        <Form.Number name="papers_days" label={texts.papersDays} inputMode="numeric" />
        <Form.Number name="delivery_days" label={texts.deliveryDays} inputMode="numeric" />
        <Form.Number name="hold_wins_per_phone" label={texts.holdPhone} inputMode="numeric" />
        <Form.Number name="hold_wins_per_address" label={texts.holdAddress} inputMode="numeric" />
        <Form.Money name="hold_value_from" label={texts.holdValue} hint={texts.holdHint} />
      </div>
    </Panel>
  )
}
