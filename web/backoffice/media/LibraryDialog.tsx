import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import { listPictures, type LibraryPicture } from '#domain/media/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { mediaScreenTexts as texts } from './texts.ts'

export interface LibraryDialogProps {
  onPick: (picture: LibraryPicture) => void
  onClose: () => void
}

const step = 24
const most = 96

/** Chooses one of the library's pictures. */
export function LibraryDialog({ onPick, onClose }: LibraryDialogProps) {
  const [q, setQ] = useState('')
  const [limit, setLimit] = useState(step)
  const answer = useQuery(listPictures, { ...(q && { q }), limit }, { keepsPrevious: true })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.chooseTitle} width={1080}>
      {/* What is searched here is sent by no form around: React lets it rise through the page's tree. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <SearchFilter
          label={texts.search}
          value={q}
          onChange={(words) => {
            setQ(words)
            setLimit(step)
          }}
          className="mb-4"
        />
      </div>
      <Answered answer={answer}>
        {({ items, paginate }) => (
          <>
            {items.length === 0 && (
              <EmptyState
                icon={<Images aria-hidden="true" />}
                title={q ? texts.noneTitle : texts.emptyTitle}
                text={q ? texts.noneText : texts.emptyChoice}
              />
            )}
            <PictureGrid pictures={items} onPick={onPick} />
            {paginate.total_data > limit && limit < most && (
              <div className="mt-4 flex justify-center">
                <Button variant="secondary" onClick={() => setLimit(limit + step)}>
                  {texts.more}
                </Button>
              </div>
            )}
          </>
        )}
      </Answered>
    </Dialog>
  )
}
