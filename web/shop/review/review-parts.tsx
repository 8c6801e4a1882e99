import { lazy, Suspense, type ComponentType } from 'react'
import type { ReviewsOfPage } from './load-reviews.ts'

interface Props {
  reviews: ReviewsOfPage
  slug: string
}

interface View {
  RatingLine: ComponentType<Props>
  ReviewSection: ComponentType<Props>
}

let loaded: View | null = null

/** A page's loader waits for it, so that the server and a move inside the shop draw at once. */
export async function fetchReviewView(): Promise<View> {
  return (loaded ??= await import('./ReviewView.tsx'))
}

/**
 * What stands of the reviews on a product's page; it comes apart from what the page needs for buying. In a page that
 * the server drew React leaves the markup standing until it is there, and for good where it cannot be had.
 */
export function ReviewPart({ name, ...props }: Props & { name: keyof View }) {
  const Part = loaded?.[name] ?? later[name]
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

const later = { RatingLine: laterOf('RatingLine'), ReviewSection: laterOf('ReviewSection') }

function laterOf(name: keyof View) {
  return lazy(async () => {
    const view = await fetchReviewView().catch(() => new Promise<View>(() => undefined))
    return { default: view[name] }
  })
}
