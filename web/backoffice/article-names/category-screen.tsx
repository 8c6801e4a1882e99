import FolderTree from 'lucide-react/icons/folder-tree'
import {
  articleCategories,
  type ArticleCategory,
} from '#domain/publishing/backoffice/article-categories.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { NameCard, NameCell, SlugCell, StateBadge, UsesPanel } from './shared.tsx'
import { categoryScreenTexts as texts } from './texts.ts'

const { columns } = texts

const screen: ScreenDefinition<typeof articleCategories> = {
  words: texts,
  icon: <FolderTree aria-hidden="true" />,
  path: backofficePaths.articleCategories(),
  recordPath: backofficePaths.articleCategory,
  titleOf: ({ name }) => name,
  columns: [
    { key: 'name', head: columns.name, sort: 'name', cell: NameCell },
    { key: 'slug', head: columns.slug, cell: SlugCell },
    {
      key: 'sort',
      head: columns.sort,
      sort: 'sort',
      align: 'right',
      cell: ({ sort }) => formatNumber(sort),
    },
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
    description: { label: texts.description },
    sort: { label: texts.sort, hint: texts.sortHint },
    active: { label: texts.active },
  },
  blank: { name: '', slug: '', description: '', sort: 0, active: true },
  bulk: texts.bulk,
}

/** All categories of articles. */
export const ArticleCategoriesScreen = resourceScreen(articleCategories, screen)

/** One category: what it says, and what is written under it. */
export const ArticleCategoryScreen = recordPage(articleCategories, screen, {
  text: ({ slug }) => slug,
  badge: StateBadge,
  panels: (category) => (
    <>
      <About category={category} />
      <UsesPanel of="category" id={category.id} />
    </>
  ),
})

function About({ category }: { category: ArticleCategory }) {
  const { description, sort, articles } = category
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          description !== '' && { label: texts.description, value: description },
          { label: texts.sort, value: formatNumber(sort) },
          { label: columns.articles, value: formatNumber(articles) },
        ]}
      />
    </Panel>
  )
}
