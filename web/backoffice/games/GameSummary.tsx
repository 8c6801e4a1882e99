import type { ReactNode } from 'react'
import type { DeskGame } from '#domain/game/backoffice/api.ts'
import { budgetOf } from '#domain/game/backoffice/budget.ts'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { Panel } from '../parts/Panel.tsx'
import { gameLines } from './game-lines.ts'
import { PaperLink } from './PaperInput.tsx'
import { gameScreenTexts as texts } from './texts.ts'

/** The whole of a campaign to be read, with what differs from the one that it was copied from. */
export function GameSummary({ game }: { game: DeskGame }) {
  const { id, fields, names, copied_from: source, files } = game
  const { legal_file_id: paper } = fields
  const lines = gameLines(fields, names)
  const name = files.find((each) => each.id === paper)?.name
  return (
    <>
      {source && (
        <Changes
          title={source.title}
          before={gameLines(source.fields, source.names)}
          after={lines}
        />
      )}
      <Panel title={texts.content}>
        <Lines
          lines={[
            {
              label: texts.worst,
              value: <b className="font-semibold">{formatVnd(vnd(budgetOf(fields).worst))}</b>,
            },
            ...lines,
            ...(paper === undefined
              ? []
              : [{ label: texts.file, value: <PaperLink id={id} file={paper} name={name} /> }]),
          ]}
        />
      </Panel>
    </>
  )
}

function Changes({
  title,
  before,
  after,
}: {
  title: string
  before: readonly { label: string; value: string }[]
  after: readonly { label: string; value: string }[]
}) {
  const old = new Map(before.map(({ label, value }) => [label, value]))
  const now = new Map(after.map(({ label, value }) => [label, value]))
  const labels = [...new Set([...now.keys(), ...old.keys()])]
  const changed = labels.filter((label) => old.get(label) !== now.get(label))
  return (
    <Panel title={texts.changes(title)}>
      {changed.length === 0 && <p className="text-ink-2">{texts.noChanges}</p>}
      <Lines
        lines={changed.map((label) => ({
          label,
          value: (
            <span>
              {now.get(label) ?? texts.nothing}
              <span className="block text-sm text-ink-3">
                {texts.was}: {old.get(label) ?? texts.nothing}
              </span>
            </span>
          ),
        }))}
      />
    </Panel>
  )
}

/** Labels stand beside what they say where there is room, else above it. */
function Lines({ lines }: { lines: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="flex flex-col">
      {lines.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-line py-2 last:border-0 md:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
