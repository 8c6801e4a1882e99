import type { GameSettlement } from '#domain/game/settlement/api.ts'
import type { PrizeFigures } from '#domain/game/settlement/figures.ts'
import { formatNumber, formatVnd, vnd } from '#domain/kernel/vnd.ts'
import type { Column } from '#web/ui/Table.tsx'
import { Facts, Panel } from '../../parts/Panel.tsx'
import { Rows } from '../../parts/Rows.tsx'
import { settlementTexts as texts } from './texts.ts'

/** Each prize with what became of it, and what is owed of what nobody took. */
export function FiguresPanel({
  settlement: { figures, settled_at: settledAt },
}: {
  settlement: GameSettlement
}) {
  const { share, owed } = figures
  return (
    <Panel title={texts.figures}>
      {settledAt && <p className="mb-3 text-ink-2">{texts.frozen}</p>}
      <Rows
        caption={texts.prizesTable}
        columns={columns}
        rows={figures.prizes}
        keyOf={({ id }) => id}
        card={cardOf}
      />
      <div className="mt-4">
        <Facts
          facts={[
            { label: texts.entries, value: formatNumber(figures.entries) },
            {
              label: texts.blanks,
              value: texts.ofBlanks(figures.blanks_drawn, figures.blanks),
            },
            { label: texts.givenValue, value: formatVnd(vnd(figures.given_value)) },
            { label: texts.unclaimedValue, value: formatVnd(vnd(figures.unclaimed_value)) },
            owed !== null &&
              share !== null && {
                label: texts.owed,
                value: (
                  <span>
                    {formatVnd(vnd(owed))}
                    <span className="block text-sm font-normal text-ink-2">
                      {texts.owedShare(share)}
                    </span>
                  </span>
                ),
                strong: true,
              },
            figures.share_source !== '' && { label: texts.source, value: figures.share_source },
          ]}
        />
        {owed === null && <p className="mt-2 text-sale-deep">{texts.owedUnknown}</p>}
      </div>
    </Panel>
  )
}

const columns: readonly Column<PrizeFigures>[] = [
  {
    key: 'prize',
    head: texts.prize,
    className: 'min-w-40',
    cell: ({ name, value }) => (
      <>
        <b className="font-semibold">{name}</b>
        <span className="block text-ink-3">{formatVnd(vnd(value))}</span>
      </>
    ),
  },
  {
    key: 'announced',
    head: texts.announced,
    align: 'right',
    cell: ({ announced }) => formatNumber(announced),
  },
  { key: 'given', head: texts.given, align: 'right', cell: ({ given }) => formatNumber(given) },
  {
    key: 'running',
    head: texts.running,
    align: 'right',
    cell: ({ running }) => formatNumber(running),
  },
  {
    key: 'unclaimed',
    head: texts.unclaimed,
    align: 'right',
    cell: ({ unclaimed, lapsed, value }) => (
      <>
        {formatNumber(unclaimed)}
        <span className="block text-ink-3">{formatVnd(vnd(unclaimed * value))}</span>
        {lapsed > 0 && <span className="block text-ink-3">{texts.lapsed(lapsed)}</span>}
      </>
    ),
  },
]

function cardOf({ name, value, announced, given, running, unclaimed, lapsed }: PrizeFigures) {
  return (
    <div className="text-sm">
      <p className="mb-2 flex flex-wrap justify-between gap-x-3">
        <b className="text-md font-semibold">{name}</b>
        <span className="text-ink-2">{formatVnd(vnd(value))}</span>
      </p>
      <Facts
        facts={[
          { label: texts.announced, value: formatNumber(announced) },
          { label: texts.given, value: formatNumber(given) },
          running > 0 && { label: texts.running, value: formatNumber(running) },
          {
            label: texts.unclaimed,
            value: `${formatNumber(unclaimed)}${lapsed > 0 ? `, ${texts.lapsed(lapsed)}` : ''}`,
          },
          { label: texts.unclaimedValue, value: formatVnd(vnd(unclaimed * value)) },
        ]}
      />
    </div>
  )
}
