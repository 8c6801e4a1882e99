import ListOrdered from 'lucide-react/icons/list-ordered'
import Shapes from 'lucide-react/icons/shapes'
import { listCatalogChoices } from '#domain/catalog/backoffice/api.ts'
import {
  categories,
  mergeCategory,
  removeCategory,
} from '#domain/catalog/backoffice/shelf-names.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { RecordOf } from '#domain/resource.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useQuery } from '../data/use-query.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { EndActions } from './EndActions.tsx'
import { PictureInput } from './inputs.tsx'
import {
  formerSlugsFact,
  NameCard,
  NameCell,
  productsColumn,
  SlugCell,
  StateBadge,
  stateFilter,
} from './shared.tsx'
import { categoryScreenTexts as texts, shelfTexts } from './texts.ts'

type Category = RecordOf<typeof categories>
const { columns } = shelfTexts

const screen: ScreenDefinition<typeof categories> = {
  words: texts,
  icon: <Shapes aria-hidden="true" />,
  path: backofficePaths.categories(),
  recordPath: backofficePaths.category,
  titleOf: ({ name }) => name,
  columns: [
    { key: 'name', head: columns.name, sort: 'name', cell: NameCell },
    { key: 'slug', head: columns.slug, cell: SlugCell },
    {
      key: 'sort',
      head: columns.place,
      sort: 'sort',
      align: 'right',
      cell: ({ sort }) => formatNumber(sort),
    },
    {
      key: 'groups',
      head: columns.groups,
      align: 'right',
      cell: ({ sub_categories: groups }) => formatNumber(groups),
    },
    productsColumn,
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => <NameCard row={row}>{shelfTexts.groups(row.sub_categories)} · </NameCard>,
  filters: { state: stateFilter },
  fields: {
    name: { label: texts.name },
    slug: { label: shelfTexts.slug, hint: shelfTexts.slugHint },
    description: { label: texts.description, hint: texts.descriptionHint },
    icon: { label: texts.icon, labels: texts.icons },
    picture: {
      label: texts.picture,
      input: PictureInput,
      text: (value) => (value as Category['picture'])?.alt ?? '',
    },
    listed: { label: shelfTexts.listed, hint: shelfTexts.listedHint },
  },
  blank: { name: '', slug: '', description: '', icon: 'pill', picture: null, listed: true },
  bulk: texts.bulk,
}

const List = resourceScreen(categories, screen)

/** All categories, and the way to their order. */
export function CategoriesScreen() {
  return (
    <>
      <List />
      <p className="mt-4">
        <ButtonLink
          to={backofficePaths.menuOrder()}
          variant="secondary"
          icon={<ListOrdered aria-hidden="true" className="size-4.5" />}
        >
          {texts.menuOrder}
        </ButtonLink>
      </p>
    </>
  )
}

/** One category: what it says, and how it ends. */
export const CategoryScreen = recordPage(categories, screen, {
  text: ({ slug }) => slug,
  badge: StateBadge,
  actions: (record) => <Ends record={record} />,
  panels: (category) => <About category={category} />,
})

function Ends({ record }: { record: Category }) {
  const { data } = useQuery(listCatalogChoices, {})
  return (
    <EndActions
      record={record}
      others={data?.categories ?? []}
      words={texts}
      merge={mergeCategory}
      remove={removeCategory}
      listPath={backofficePaths.categories()}
      pathOf={backofficePaths.category}
    />
  )
}

function About({ category }: { category: Category }) {
  const { description, icon, sort, products, sub_categories: groups, picture } = category
  return (
    <Panel title={shelfTexts.about}>
      {picture && (
        <img
          src={pictureSrcOf(picture.src, 480)}
          alt={picture.alt}
          className="mb-3 h-36 w-full rounded-md border border-line object-cover"
        />
      )}
      <Facts
        facts={[
          description !== '' && { label: texts.description, value: description },
          { label: texts.icon, value: texts.icons[icon] },
          { label: columns.place, value: formatNumber(sort) },
          { label: columns.groups, value: formatNumber(groups) },
          { label: columns.products, value: formatNumber(products) },
          formerSlugsFact(category.former_slugs),
        ]}
      />
    </Panel>
  )
}
