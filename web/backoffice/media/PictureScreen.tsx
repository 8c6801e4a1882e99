import { getPicture, listPictures, type LibraryDetail } from '#domain/media/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { refreshAll } from '#web/query/realm.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useCan } from '../data/staff-session.ts'
import { backoffice, useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { AboutPanel } from './AboutPanel.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import { nameOf } from './PictureGrid.tsx'
import { PictureActions } from './PictureActions.tsx'
import { mediaScreenTexts as texts } from './texts.ts'
import { UsesPanel } from './UsesPanel.tsx'

/** What is done to a picture gives it as it is then. */
export interface PictureProps {
  picture: LibraryDetail
  canEdit: boolean
  onChanged: (picture: LibraryDetail) => void
}

/** One picture of the library. */
export function PictureScreen({ id }: { id: number }) {
  const answer = useQuery(getPicture, { id })
  const canEdit = useCan('media.edit')
  const onChanged = (picture: LibraryDetail) => {
    answer.put(picture)
    void refreshAll(backoffice, listPictures)
  }
  return (
    <Answered answer={answer}>
      {(picture) => <Picture picture={picture} canEdit={canEdit} onChanged={onChanged} />}
    </Answered>
  )
}

function Picture(props: PictureProps) {
  const { picture, canEdit } = props
  return (
    <>
      <PageHead
        title={nameOf(picture)}
        back={{ to: backofficePaths.pictures(), label: texts.back }}
        beside={
          <Badge tone={picture.uses > 0 ? 'ok' : 'neutral'}>
            {picture.archived ? texts.archived : texts.uses(picture.uses)}
          </Badge>
        }
        actions={canEdit && <PictureActions {...props} />}
      />
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <AboutPanel {...props} key={picture.id} />
        <div className="flex min-w-0 flex-col gap-4">
          <UsesPanel used={picture.used} />
          <FilesPanel {...props} />
        </div>
      </div>
    </>
  )
}
