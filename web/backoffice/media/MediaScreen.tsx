import Images from 'lucide-react/icons/images'
import { useSearchParams } from 'react-router'
import { listPictures, picturePlaces } from '#domain/media/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { pageParam, readPositive, readQuery, useFilters } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { mediaScreenTexts as texts } from './texts.ts'
import { UploadZone } from './UploadZone.tsx'
import { useUploads } from './use-uploads.ts'

const states = ['used', 'unused', 'archived'] as const

interface Filter {
  q: string
  state?: (typeof states)[number]
  of?: (typeof picturePlaces)[number]
  page: number
}

function readFilter(query: URLSearchParams): Filter {
  return {
    q: readQuery(query),
    state: states.find((each) => each === query.get('state')),
    of: picturePlaces.find((each) => each === query.get('of')),
    page: readPositive(query, 'page') ?? 1,
  }
}

function pathOf({ q, state, of, page }: Filter): string {
  return backofficePaths.pictures({ state, of, q, page: pageParam(page) })
}

/** All pictures of the shop, the newest first, and where new ones come in. */
export function MediaScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const { q, state, of, page } = filter
  const change = useFilters(filter, pathOf)
  const uploads = useUploads()
  const canEdit = useCan('media.edit')
  const answer = useQuery(
    listPictures,
    { ...(q && { q }), ...(state && { state }), ...(of && { of }), page, limit: 48 },
    { keepsPrevious: true },
  )
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      {canEdit && <UploadZone uploads={uploads} />}
      <StateChips label={texts.states} chips={chipsOf(filter)} />
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5 max-md:flex-col max-md:items-stretch">
        <SearchFilter
          label={texts.search}
          value={q}
          onChange={(words) => change({ q: words })}
          className="md:min-w-80 md:flex-1"
        />
        <SelectFilter
          label={texts.place}
          all={texts.anyPlace}
          value={of ?? ''}
          options={picturePlaces.map((place) => ({ value: place, label: texts.places[place]! }))}
          onChange={(place) => change({ of: picturePlaces.find((each) => each === place) })}
        />
      </div>
      <PagedList
        answer={answer}
        page={page}
        hrefFor={(other) => pathOf({ ...filter, page: other })}
        isNarrowed={q !== '' || state !== undefined || of !== undefined}
        icon={<Images aria-hidden="true" />}
        words={texts}
      >
        {(pictures) => <PictureGrid pictures={pictures} />}
      </PagedList>
    </>
  )
}

function chipsOf(filter: Filter) {
  return [undefined, ...states].map((state) => ({
    key: state ?? 'all',
    label: texts.stateChips[state ?? 'all'],
    to: pathOf({ ...filter, state, page: 1 }),
    isCurrent: filter.state === state,
  }))
}
