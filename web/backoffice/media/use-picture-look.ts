import { listPictures } from '#domain/media/api.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'

interface Look {
  /** Where its present file is served; what the body names as long as that is not known. */
  stem: string
  /** What must stay in sight where it is cut; none for its middle, as the shop has it. */
  focal?: { x: number; y: number }
}

/** How a picture that a body names looks now. */
export function usePictureLook(src: string | undefined): Look {
  const enabled = useCan('media.read') && src !== undefined
  const { data } = useQuery(listPictures, { src: src ?? '', limit: 1 }, { enabled })
  const known = src === undefined ? undefined : data?.items[0]
  if (!known) return { stem: src ?? '' }
  const { stem, focal } = known
  return focal.x === 50 && focal.y === 50 ? { stem } : { stem, focal }
}
