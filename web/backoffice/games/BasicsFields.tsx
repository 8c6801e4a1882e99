import type { DeskGame } from '#domain/game/backoffice/api.ts'
import {
  gameAudienceLabels,
  gameKindLabels,
  gamePlaceLabels,
} from '#domain/game/backoffice/texts.ts'
import { Form } from '#web/form/Form.tsx'
import { useFormAround } from '#web/form/form-context.ts'
import { LinesInput } from '../kit/LinesInput.tsx'
import { MomentInput } from '../parts/MomentInput.tsx'
import { Panel } from '../parts/Panel.tsx'
import { gameScreenTexts as texts } from './texts.ts'

/** What a campaign is, where and for whom, and when. */
export function BasicsFields({ game: { brand_days: brand } }: { game: DeskGame }) {
  const { place } = useFormAround().values as { place: string }
  const limit = brand.limit ? texts.brandLimit(brand.limit.value, brand.limit.source) : ''
  return (
    <Panel title={texts.basics}>
      <div className="grid gap-4 md:grid-cols-2">
        <Form.Text name="title" label={texts.name} />
        <Form.Text name="slug" label={texts.slug} hint={texts.slugHint} />
        <Form.Text name="brand" label={texts.brand} hint={texts.brandDays(brand.days, limit)} />
        <Form.Select name="kind" label={texts.kind} labels={gameKindLabels} />
        <Form.Select name="place" label={texts.place} labels={gamePlaceLabels} />
        <Form.Select name="audience" label={texts.audience} labels={gameAudienceLabels} />
        <MomentInput name="opens_at" label={texts.opens} />
        <MomentInput name="closes_at" label={texts.closes} />
        {place === 'store' && (
          <LinesInput name="stores" label={texts.stores} hint={texts.storesHint} />
        )}
      </div>
    </Panel>
  )
}
