import { data, type LoaderFunctionArgs } from 'react-router'
import { listProductReviews, type ProductReviews } from '#domain/review/api.ts'
import { ApiError, apiOf, type PageErrorData } from '#web/api.ts'
import { readReviewFilter, type ReviewFilter } from './review-filter.ts'
import { fetchReviewView } from './review-parts.tsx'

export interface ReviewsOfPage extends ProductReviews {
  filter: ReviewFilter
}

/** Reviews as a page's address asks for them, with what draws them; null where the product has another address. */
export async function loadReviews(
  { context, request }: LoaderFunctionArgs,
  slug: string,
): Promise<ReviewsOfPage | null> {
  const filter = readReviewFilter(new URL(request.url).searchParams)
  const { stars, withPhotos, sort, page } = filter
  const asked = { slug, sort, page, ...(stars !== null && { stars }) }
  const [reviews] = await Promise.all([
    orNull(
      apiOf(context).call(listProductReviews, withPhotos ? { ...asked, photos: 'yes' } : asked),
    ),
    fetchReviewView().catch(() => undefined),
  ])
  return reviews && { ...reviews, filter }
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 400) return null
    const told = { code: error.code, message: error.message } satisfies PageErrorData
    throw data(told, { status: error.status || 503 })
  }
}
