import type { ReactNode } from 'react'
import type { Game } from '#domain/game/shown.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Table } from '#web/ui/Table.tsx'
import { HowToGet } from './HowToGet.tsx'
import { gamePath, gameProofPath } from './paths.ts'
import { rulesTexts as rules } from './rules-texts.ts'
import { gameTexts as texts } from './texts.ts'

/** The rules, written from what the draw itself is made of. */
export function RulesView({ game }: { game: Game }) {
  const { title, legal, opens_at: from, closes_at: to, slug, kind } = game
  return (
    <div className="shop-column pt-6 pb-10 phone:pt-3">
      <h1 className="text-3xl phone:text-2xl">{rules.rulesTitle(title)}</h1>
      {legal && <p className="mt-2 text-ink-2">{texts.registered(legal)}</p>}
      <div className="mt-5 flex max-w-3xl flex-col gap-4">
        <Part title={rules.when}>
          <p>{rules.span(from, to)}</p>
        </Part>
        <Part title={rules.who}>
          <p>{rules.audiences[game.by_ticket ? 'ticket' : game.audience]}</p>
          {game.excludes_staff && <p className="mt-2">{rules.noStaff}</p>}
        </Part>
        <Part title={texts.howTitle}>
          <HowToGet game={game} />
        </Part>
        <Part title={texts.prizesTitle}>
          <Prizes prizes={game.prizes} />
        </Part>
        <Part title={rules.way}>
          <Way game={game} />
        </Part>
        <Part title={rules.claim}>
          <p>{rules.claimCredited}</p>
          <p className="mt-2">{rules.claimDays(game.claim)}</p>
        </Part>
      </div>
      <p className="mt-5 flex flex-wrap gap-x-6">
        <Anchor to={gamePath(slug, kind)} className={link}>
          {texts.back}
        </Anchor>
        <Anchor to={gameProofPath(slug)} className={link}>
          {texts.proof}
        </Anchor>
      </p>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-primary hover:underline'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </Card>
  )
}

function Prizes({ prizes }: Pick<Game, 'prizes'>) {
  const total = prizes.reduce((sum, { value, quantity }) => sum + value * quantity, 0)
  return (
    <>
      <Table
        caption={texts.prizesTitle}
        rows={prizes}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', head: texts.prize, cell: ({ name }) => name },
          {
            key: 'quantity',
            head: rules.quantity,
            align: 'right',
            cell: ({ quantity }) => formatNumber(quantity),
          },
          {
            key: 'value',
            head: rules.value,
            align: 'right',
            cell: ({ value }) => formatVnd(value),
          },
          {
            key: 'sum',
            head: rules.sum,
            align: 'right',
            cell: ({ value, quantity }) => formatVnd(value * quantity),
          },
        ]}
      />
      <p className="mt-3 font-semibold">
        {rules.totalWorth}: {formatVnd(total)}
      </p>
    </>
  )
}

function Way({ game: { places, has_beacon: hasBeacon, commitment } }: { game: Game }) {
  return (
    <div className="flex flex-col gap-2">
      {places !== undefined && <p>{rules.wayBox(places)}</p>}
      <p>{rules.wayChain}</p>
      <p>{hasBeacon ? rules.wayBeacon : rules.wayNoBeacon}</p>
      <p>{rules.wayEnd}</p>
      <p className="text-sm text-ink-2">
        {rules.commitment}: <code className="break-all">{commitment}</code>
      </p>
    </div>
  )
}
