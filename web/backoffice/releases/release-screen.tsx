import Rocket from 'lucide-react/icons/rocket'
import {
  contentReleases,
  type ReleaseRecord,
  type ReleaseRow,
} from '#domain/publishing/releases/backoffice.ts'
import { gamePhaseLabels } from '#domain/game/backoffice/texts.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { MomentInput } from '../parts/MomentInput.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { CampaignsInput } from './CampaignsInput.tsx'
import { GamesInput } from './GamesInput.tsx'
import { PartsInput, type PartValue } from './PartsInput.tsx'
import { voucherTexts } from '../vouchers/texts.ts'
import { releaseScreenTexts as texts } from './texts.ts'

const { fields, columns } = texts

const screen: ScreenDefinition<typeof contentReleases> = {
  words: texts,
  icon: <Rocket aria-hidden="true" />,
  path: backofficePaths.releases(),
  recordPath: backofficePaths.release,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: columns.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    {
      key: 'starts',
      head: columns.starts,
      sort: 'starts',
      cell: ({ starts_at: at }) => texts.starts(at),
    },
    { key: 'parts', head: columns.parts, cell: ({ parts_count: count }) => texts.count(count) },
    { key: 'people', head: columns.people, cell: peopleOf },
    { key: 'state', head: columns.state, cell: stateOf },
  ],
  card: cardOf,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    name: { label: fields.name },
    starts_at: {
      label: fields.startsAt,
      input: MomentInput,
      text: (value) => texts.starts(value as string),
    },
    parts: {
      label: fields.parts,
      hint: fields.partsHint,
      input: PartsInput,
      text: (value) => texts.count((value as readonly PartValue[]).length),
    },
    voucher_campaign_ids: {
      label: fields.campaigns,
      hint: fields.campaignsHint,
      input: CampaignsInput,
      text: (value) => texts.campaignsOf(value as readonly number[]),
    },
    game_campaign_ids: {
      label: texts.games,
      hint: texts.gamesHint,
      input: GamesInput,
      text: (value) => texts.gamesOf(value as readonly number[]),
    },
  },
  blank: { name: '', starts_at: '', parts: [], voucher_campaign_ids: [], game_campaign_ids: [] },
  opensAdded: true,
}

/** Everything that was planned to begin together. */
export const ReleasesScreen = resourceScreen(contentReleases, screen)

/** One release: what it holds, who has approved it, and the way to stop it. */
export const ReleaseScreen = recordPage(contentReleases, screen, {
  text: ({ starts_at: at }) => texts.starts(at),
  badge: stateOf,
  panels: (release) => (
    <Parts parts={release.parts} campaigns={release.voucher_campaigns} games={release.games} />
  ),
  side: (release) => <ApprovalPanel release={release} />,
})

function Parts({
  parts,
  campaigns,
  games,
}: {
  parts: ReleaseRecord['parts']
  campaigns: ReleaseRecord['voucher_campaigns']
  games: ReleaseRecord['games']
}) {
  return (
    <Panel title={texts.content}>
      {parts.length === 0 && <p className="text-ink-2">{texts.noParts}</p>}
      <ul className="divide-y divide-line text-sm">
        {parts.map(({ content_id: id, kind, title, revision, ends_at: until, reviewed }) => (
          <li key={id} className="py-2.5">
            <b className="block text-md font-semibold">{title}</b>
            <span className="text-ink-2">
              {texts.partText(publishingTexts.kinds[kind], revision, until)}
            </span>
            <span className="block text-ink-2">
              {reviewed ? texts.reviewed : texts.notReviewed}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-3 text-sm font-semibold">{fields.campaigns}</h3>
      {campaigns.length === 0 && <p className="text-sm text-ink-2">{texts.noCampaigns}</p>}
      <ul className="divide-y divide-line text-sm">
        {campaigns.map(({ id, name, terms, starts_on: from, ends_on: until, state }) => (
          <li key={id} className="py-2.5">
            <span className="flex items-center justify-between gap-3">
              <b className="text-md font-semibold">{name}</b>
              <Badge tone={state === 'running' ? 'ok' : 'neutral'}>
                {voucherTexts.states[state]}
              </Badge>
            </span>
            <span className="text-ink-2">{texts.campaignTerms(terms, from, until)}</span>
          </li>
        ))}
      </ul>
      <Games games={games} />
    </Panel>
  )
}

function Games({ games }: Pick<ReleaseRecord, 'games'>) {
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold">{texts.games}</h3>
      {games.length === 0 && <p className="text-sm text-ink-2">{texts.noGames}</p>}
      <ul className="divide-y divide-line text-sm">
        {games.map(({ id, title, phase, opens_at: from, closes_at: to, problem }) => (
          <li key={id} className="py-2.5">
            <span className="flex items-center justify-between gap-3">
              <Anchor
                to={backofficePaths.game(id)}
                className="text-md font-semibold text-primary underline underline-offset-3"
              >
                {title}
              </Anchor>
              <Badge tone={phase === 'open' ? 'ok' : 'neutral'}>{gamePhaseLabels[phase]}</Badge>
            </span>
            <span className="text-ink-2">{texts.gameWindow(from, to)}</span>
            {problem && <span className="block text-point">{problem}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function peopleOf({ changed_by: by, approved_by: approved }: ReleaseRow) {
  return texts.people(by, approved)
}

const tones = { draft: 'point', approved: 'info', running: 'ok', stopped: 'neutral' } as const

function stateOf({ state }: ReleaseRow) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

function cardOf(row: ReleaseRow) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.name}</b>
        {stateOf(row)}
      </span>
      <span>{texts.starts(row.starts_at)}</span>
      <span className="text-ink-2">
        {texts.count(row.parts_count)} · {peopleOf(row)}
      </span>
    </span>
  )
}
