import Shapes from 'lucide-react/icons/shapes'
import { expertCategories } from '#domain/publishing/experts/backoffice.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { StateBadge } from './shared.tsx'
import { expertCategoryScreenTexts as texts } from './texts.ts'

const { columns } = texts

const screen: ScreenDefinition<typeof expertCategories> = {
  words: texts,
  icon: <Shapes aria-hidden="true" />,
  path: backofficePaths.expertCategories(),
  recordPath: backofficePaths.expertCategory,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: columns.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    {
      key: 'slug',
      head: columns.slug,
      cell: ({ slug }) => <span className="font-mono text-sm wrap-anywhere">{slug}</span>,
    },
    {
      key: 'sort',
      head: columns.sort,
      sort: 'sort',
      align: 'right',
      cell: ({ sort }) => formatNumber(sort),
    },
    {
      key: 'answers',
      head: columns.answers,
      sort: 'answers',
      align: 'right',
      cell: ({ answers }) => formatNumber(answers),
    },
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.name}</b>
        <StateBadge {...row} />
      </span>
      <span className="wrap-anywhere text-ink-2">{row.slug}</span>
      <span>{texts.answers(row.answers)}</span>
    </span>
  ),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    name: { label: texts.name },
    slug: { label: texts.slug, hint: texts.slugHint },
    description: { label: texts.description },
    sort: { label: texts.sort, hint: texts.sortHint },
    active: { label: texts.active },
  },
  blank: { name: '', slug: '', description: '', sort: 0, active: true },
  bulk: texts.bulk,
}

/** What questions are sorted by. */
export const ExpertCategoriesScreen = resourceScreen(expertCategories, screen)

export const ExpertCategoryScreen = recordPage(expertCategories, screen, {
  text: ({ slug }) => slug,
  badge: StateBadge,
  panels: ({ description, sort, answers }) => (
    <Panel title={texts.about}>
      <Facts
        facts={[
          description !== '' && { label: texts.description, value: description },
          { label: texts.sort, value: formatNumber(sort) },
          { label: columns.answers, value: formatNumber(answers) },
        ]}
      />
    </Panel>
  ),
})
