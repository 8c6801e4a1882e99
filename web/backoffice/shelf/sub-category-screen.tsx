import Group from 'lucide-react/icons/group'
import { listCatalogChoices } from '#domain/catalog/backoffice/api.ts'
import {
  mergeSubCategory,
  removeSubCategory,
  subCategories,
} from '#domain/catalog/backoffice/shelf-names.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { RecordOf } from '#domain/resource.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useQuery } from '../data/use-query.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { EndActions } from './EndActions.tsx'
import { CategoryInput } from './inputs.tsx'
import {
  formerSlugsFact,
  NameCard,
  NameCell,
  productsColumn,
  SlugCell,
  StateBadge,
  stateFilter,
} from './shared.tsx'
import { shelfTexts, subCategoryScreenTexts as texts } from './texts.ts'

const { columns } = shelfTexts

const screen: ScreenDefinition<typeof subCategories> = {
  words: texts,
  icon: <Group aria-hidden="true" />,
  path: backofficePaths.subCategories(),
  recordPath: backofficePaths.subCategory,
  titleOf: ({ name }) => name,
  columns: [
    { key: 'name', head: columns.name, sort: 'name', cell: NameCell },
    { key: 'category', head: columns.category, sort: 'sort', cell: ({ category }) => category },
    { key: 'slug', head: columns.slug, cell: SlugCell },
    productsColumn,
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => <NameCard row={row}>{row.category} · </NameCard>,
  filters: {
    category: {
      param: 'danh-muc',
      label: texts.category,
      all: texts.allCategories,
      options: useCategoryOptions,
    },
    state: stateFilter,
  },
  fields: {
    category_id: { label: texts.category, input: CategoryInput },
    name: { label: texts.name },
    slug: { label: shelfTexts.slug, hint: shelfTexts.slugHint },
    listed: { label: shelfTexts.listed, hint: shelfTexts.listedHint },
  },
  blank: { category_id: 0, name: '', slug: '', listed: true },
  bulk: texts.bulk,
}

/** All groups of products. */
export const SubCategoriesScreen = resourceScreen(subCategories, screen)

/** One group: where it stands, and how it ends. */
export const SubCategoryScreen = recordPage(subCategories, screen, {
  text: ({ category }) => category,
  badge: StateBadge,
  actions: (record) => <Ends record={record} />,
  panels: ({ category, products, former_slugs: slugs }) => (
    <Panel title={shelfTexts.about}>
      <Facts
        facts={[
          { label: texts.category, value: category },
          { label: columns.products, value: formatNumber(products) },
          formerSlugsFact(slugs),
        ]}
      />
    </Panel>
  ),
})

function Ends({ record }: { record: RecordOf<typeof subCategories> }) {
  const { data } = useQuery(listCatalogChoices, {})
  const own = data?.categories.find(({ id }) => id === record.category_id)
  return (
    <EndActions
      record={record}
      others={own?.sub_categories ?? []}
      words={texts}
      merge={mergeSubCategory}
      remove={removeSubCategory}
      listPath={backofficePaths.subCategories()}
      pathOf={backofficePaths.subCategory}
    />
  )
}

function useCategoryOptions() {
  const { data } = useQuery(listCatalogChoices, {})
  return (data?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}
