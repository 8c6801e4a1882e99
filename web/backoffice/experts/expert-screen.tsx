import Stethoscope from 'lucide-react/icons/stethoscope'
import { experts, type Expert } from '#domain/publishing/experts/backoffice.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { CategoriesInput } from './CategoriesInput.tsx'
import { PhotoInput } from './PhotoInput.tsx'
import { StateBadge } from './shared.tsx'
import { expertScreenTexts as texts } from './texts.ts'

const { columns } = texts

const screen: ScreenDefinition<typeof experts> = {
  words: texts,
  icon: <Stethoscope aria-hidden="true" />,
  path: backofficePaths.experts(),
  recordPath: backofficePaths.expert,
  titleOf: ({ name }) => name,
  columns: [
    { key: 'name', head: columns.name, sort: 'name', cell: Person },
    { key: 'speciality', head: columns.speciality, cell: ({ speciality }) => speciality },
    {
      key: 'answers',
      head: columns.answers,
      sort: 'answers',
      align: 'right',
      cell: ({ answers }) => formatNumber(answers),
    },
    {
      key: 'sort',
      head: columns.sort,
      sort: 'sort',
      align: 'right',
      cell: ({ sort }) => formatNumber(sort),
    },
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => (
    <span className="flex items-start justify-between gap-3">
      <Person {...row} />
      <StateBadge {...row} />
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
    name: { label: texts.name, hint: texts.nameHint },
    title: { label: texts.jobTitle },
    speciality: { label: texts.speciality },
    workplace: { label: texts.workplace },
    photo: {
      label: texts.photo,
      input: PhotoInput,
      text: (value) => (value ? texts.hasPhoto : texts.noPhoto),
    },
    bio: { label: texts.bio },
    category_ids: {
      label: texts.categories,
      hint: texts.categoriesHint,
      input: CategoriesInput,
      text: (value) => texts.categoryCount((value as readonly number[]).length),
    },
    sort: { label: texts.sort, hint: texts.sortHint },
    active: { label: texts.active },
  },
  blank: {
    name: '',
    title: '',
    speciality: '',
    workplace: '',
    photo: null,
    bio: '',
    category_ids: [],
    sort: 0,
    active: true,
  },
  bulk: texts.bulk,
}

/** Everybody who answers. */
export const ExpertsScreen = resourceScreen(experts, screen)

/** One expert, as the public reads of them. */
export const ExpertScreen = recordPage(experts, screen, {
  text: ({ title }) => title,
  badge: StateBadge,
  panels: (expert) => (
    <Panel title={texts.about}>
      {expert.photo && (
        <img
          src={pictureSrcOf(expert.photo.src, 240)}
          alt={expert.photo.alt || expert.name}
          width={120}
          height={120}
          className="mb-3 size-30 rounded-md object-cover"
        />
      )}
      {expert.bio && <p className="mb-3 whitespace-pre-line">{expert.bio}</p>}
      <Facts
        facts={[
          { label: texts.speciality, value: expert.speciality },
          expert.workplace !== '' && { label: texts.workplace, value: expert.workplace },
          { label: columns.answers, value: formatNumber(expert.answers) },
        ]}
      />
    </Panel>
  ),
})

function Person({ name, title, photo }: Expert) {
  return (
    <span className="flex items-center gap-3">
      {photo && (
        <img
          src={pictureSrcOf(photo.src, 240)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 shrink-0 rounded-full object-cover"
        />
      )}
      <span className="min-w-0">
        <b className="block font-semibold">{name}</b>
        <span className="text-ink-3">{title}</span>
      </span>
    </span>
  )
}
