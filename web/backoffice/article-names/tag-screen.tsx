import Tags from 'lucide-react/icons/tags'
import { articleTags } from '#domain/publishing/backoffice/article-tags.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { NameCard, NameCell, SlugCell, StateBadge, UsesPanel } from './shared.tsx'
import { tagScreenTexts as texts } from './texts.ts'

const { columns } = texts

const screen: ScreenDefinition<typeof articleTags> = {
  words: texts,
  icon: <Tags aria-hidden="true" />,
  path: backofficePaths.articleTags(),
  recordPath: backofficePaths.articleTag,
  titleOf: ({ name }) => name,
  columns: [
    { key: 'name', head: columns.name, sort: 'name', cell: NameCell },
    { key: 'slug', head: columns.slug, cell: SlugCell },
    {
      key: 'articles',
      head: columns.articles,
      sort: 'articles',
      align: 'right',
      cell: ({ articles }) => formatNumber(articles),
    },
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => <NameCard row={row} />,
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
    active: { label: texts.active },
  },
  blank: { name: '', slug: '', active: true },
  bulk: texts.bulk,
}

/** All tags of articles. */
export const ArticleTagsScreen = resourceScreen(articleTags, screen)

/** One tag: the articles that have it. */
export const ArticleTagScreen = recordPage(articleTags, screen, {
  text: ({ slug }) => slug,
  badge: StateBadge,
  panels: (tag) => <UsesPanel of="tag" id={tag.id} />,
})
