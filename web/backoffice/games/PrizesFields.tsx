import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { budgetOf } from '#domain/game/backoffice/budget.ts'
import type { GameFields } from '#domain/game/backoffice/fields.ts'
import { prizeKindLabels } from '#domain/game/backoffice/texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { voucherCampaigns } from '#domain/voucher/backoffice.ts'
import { Form } from '#web/form/Form.tsx'
import { useField, useFormAround } from '#web/form/form-context.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useQuery } from '../data/use-query.ts'
import { Panel } from '../parts/Panel.tsx'
import { gameScreenTexts as texts } from './texts.ts'

const blankLot = { quantity: 1, last_day: 0 }
const blankPrize = { name: '', kind: 'physical', value: 0, lots: [blankLot] } as const

/** What stands in the box, and what all of it costs. */
export function PrizesFields() {
  const { value, change } = useField('prizes')
  const { kind, place } = useFormAround().values as GameFields
  const prizes = value as GameFields['prizes']
  return (
    <Panel title={texts.prizes}>
      <div className="flex flex-col gap-4">
        {prizes.map((prize, at) => (
          <fieldset key={at} className="flex flex-col gap-3 border-b border-line pb-4">
            <div className="flex items-center justify-between gap-3">
              <legend className="contents text-sm font-semibold">{texts.prize(at + 1)}</legend>
              <IconButton
                label={texts.remove(texts.prize(at + 1))}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={() => change(prizes.filter((_, other) => other !== at))}
              />
            </div>
            <PrizeFields path={`prizes.${at}`} prize={prize} isDraw={kind === 'draw'} />
            {place === 'store' && <Lots path={`prizes.${at}.lots`} />}
          </fieldset>
        ))}
        <Button
          variant="plain"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => change([...prizes, blankPrize])}
        >
          {texts.addPrize}
        </Button>
        <div className="grid gap-4 md:grid-cols-2">
          {kind === 'draw' ? (
            <Form.Number name="reserves" label={texts.reserves} inputMode="numeric" />
          ) : (
            <Form.Money name="blanks" label={texts.blanks} hint={texts.blanksHint} />
          )}
          <Budget />
        </div>
      </div>
    </Panel>
  )
}

function PrizeFields({
  path,
  prize: { kind, lots },
  isDraw,
}: {
  path: string
  prize: GameFields['prizes'][number]
  isDraw: boolean
}) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Form.Text name={`${path}.name`} label={texts.prizeName} />
      <Form.Select name={`${path}.kind`} label={texts.prizeKind} labels={prizeKindLabels} />
      <Form.Money name={`${path}.value`} label={texts.value} />
      {(kind === 'points' || kind === 'luckyMoney') && (
        <Form.Money name={`${path}.points`} label={texts.points} />
      )}
      {kind === 'voucher' && <VoucherInput name={`${path}.voucher_campaign_id`} />}
      {lots.length === 1 && (
        <>
          <Form.Money name={`${path}.lots.0.quantity`} label={texts.quantity} />
          {!isDraw && (
            <Form.Number
              name={`${path}.lots.0.last_day`}
              label={texts.lastDay}
              inputMode="numeric"
            />
          )}
        </>
      )}
    </div>
  )
}

/** The same prize for several pharmacies. */
function Lots({ path }: { path: string }) {
  const { value, change } = useField(path)
  const lots = value as GameFields['prizes'][number]['lots']
  return (
    <div className="flex flex-col gap-3">
      {lots.map((_, at) => (
        <div key={at} className="grid grid-cols-[1fr_auto] items-end gap-3">
          <div className="grid gap-3 md:grid-cols-3">
            <Form.Text name={`${path}.${at}.store`} label={texts.store} />
            {lots.length > 1 && (
              <>
                <Form.Money name={`${path}.${at}.quantity`} label={texts.quantity} />
                <Form.Number
                  name={`${path}.${at}.last_day`}
                  label={texts.lastDay}
                  inputMode="numeric"
                />
              </>
            )}
          </div>
          {lots.length > 1 && (
            <IconButton
              label={texts.remove(lots[at]?.store || texts.store)}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => change(lots.filter((_lot, other) => other !== at))}
            />
          )}
        </div>
      ))}
      <Button variant="plain" className="self-start" onClick={() => change([...lots, blankLot])}>
        {texts.addLot}
      </Button>
    </div>
  )
}

function VoucherInput({ name }: { name: string }) {
  const { value, error, change } = useField(name)
  const { data } = useQuery(voucherCampaigns.list, { limit: 100 })
  return (
    <Field label={texts.voucher} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          className="w-full"
          value={(value as number | undefined) ?? ''}
          onChange={({ target }) => change(target.value ? Number(target.value) : undefined)}
        >
          <option value="">{texts.noVoucher}</option>
          {data?.items.map(({ id, name: campaign, ends_on: until }) => (
            <option key={id} value={id}>
              {campaign} – {formatDate(until)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

function Budget() {
  const { worst, points, prizes, places } = budgetOf(useFormAround().values as GameFields)
  return (
    <div role="status" className="rounded-md bg-primary-tint px-4 py-3">
      <p className="text-sm text-ink-2">{texts.worst}</p>
      <p className="tabular text-2xl font-semibold">{formatVnd(vnd(worst || 0))}</p>
      <p className="text-sm text-ink-2">{texts.worstHint(prizes, points || 0)}</p>
      <p className="text-sm text-ink-2">
        {places === null ? texts.anyPlaces : texts.places(places)}
      </p>
    </div>
  )
}
