import BadgeCheck from 'lucide-react/icons/badge-check'
import { listCatalogChoices } from '#domain/catalog/backoffice/api.ts'
import { brands, mergeBrand, removeBrand } from '#domain/catalog/backoffice/shelf-names.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { RecordOf } from '#domain/resource.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useQuery } from '../data/use-query.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { EndActions } from './EndActions.tsx'
import { ColorInput } from './inputs.tsx'
import {
  formerSlugsFact,
  NameCard,
  NameCell,
  productsColumn,
  SlugCell,
  StateBadge,
  stateFilter,
} from './shared.tsx'
import { brandScreenTexts as texts, shelfTexts } from './texts.ts'

const { columns } = shelfTexts

const screen: ScreenDefinition<typeof brands> = {
  words: texts,
  icon: <BadgeCheck aria-hidden="true" />,
  path: backofficePaths.brands(),
  recordPath: backofficePaths.brand,
  titleOf: ({ name }) => name,
  columns: [
    { key: 'name', head: columns.name, sort: 'name', cell: NameCell },
    { key: 'slug', head: columns.slug, cell: SlugCell },
    productsColumn,
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => <NameCard row={row} />,
  filters: { state: stateFilter },
  fields: {
    name: { label: texts.name },
    slug: { label: shelfTexts.slug, hint: shelfTexts.slugHint },
    color: { label: texts.color, input: ColorInput },
    listed: { label: shelfTexts.listed, hint: shelfTexts.listedHint },
  },
  blank: { name: '', slug: '', color: '#0b5fd3', listed: true },
  bulk: texts.bulk,
}

/** All brands. */
export const BrandsScreen = resourceScreen(brands, screen)

/** One brand: its products, and how it ends. */
export const BrandScreen = recordPage(brands, screen, {
  text: ({ slug }) => slug,
  badge: StateBadge,
  actions: (record) => <Ends record={record} />,
  panels: ({ color, products, former_slugs: slugs }) => (
    <Panel title={shelfTexts.about}>
      <Facts
        facts={[
          { label: texts.color, value: <Swatch color={color} /> },
          { label: columns.products, value: formatNumber(products) },
          formerSlugsFact(slugs),
        ]}
      />
    </Panel>
  ),
})

function Swatch({ color }: { color: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-mono text-sm">
      <span
        aria-hidden="true"
        className="size-5 rounded-sm border border-line"
        style={{ backgroundColor: color }}
      />
      {color}
    </span>
  )
}

function Ends({ record }: { record: RecordOf<typeof brands> }) {
  const { data } = useQuery(listCatalogChoices, {})
  return (
    <EndActions
      record={record}
      others={data?.brands ?? []}
      words={texts}
      merge={mergeBrand}
      remove={removeBrand}
      listPath={backofficePaths.brands()}
      pathOf={backofficePaths.brand}
    />
  )
}
