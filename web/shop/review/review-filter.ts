import { reviewSorts, type ReviewSort } from '#domain/review/api.ts'

/** Which reviews a product's page shows; all of it is in its address. */
export interface ReviewFilter {
  stars: number | null
  withPhotos: boolean
  sort: ReviewSort
  page: number
}

/** What of a page's address the reviews read. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const stars = Number(query.get('sao'))
  const page = Math.trunc(Number(query.get('trang')))
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    withPhotos: query.get('anh') === 'co',
    sort: reviewSorts.find((sort) => sorts[sort] === query.get('xep')) ?? 'new',
    page: page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The query of a filter with the place on the page where its reviews stand. */
export function reviewQuery({ stars, withPhotos, sort, page }: ReviewFilter): string {
  const query = new URLSearchParams({
    ...(stars !== null && { sao: String(stars) }),
    ...(withPhotos && { anh: 'co' }),
    ...(sort !== 'new' && { xep: sorts[sort] }),
    ...(page > 1 && { trang: String(page) }),
  }).toString()
  return `${query && `?${query}`}#${reviewsId}`
}

export const reviewsId = 'nhan-xet'

const sorts: Record<ReviewSort, string> = { new: 'moi', high: 'cao', low: 'thap' }
