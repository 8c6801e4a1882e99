import { useLoaderData } from 'react-router'
import { listOwnReviews } from '#domain/review/api.ts'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { memberLoader } from '#web/shop/profile/member-loader.ts'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { OwnReviewsScreen } from '#web/shop/review/own/OwnReviewsScreen.tsx'
import { ownReviewTexts as texts } from '#web/shop/review/own/texts.ts'

const loadOwnReviews = memberLoader((api) => api.call(listOwnReviews, {}))

export { loadOwnReviews as loader }

export const handle = personalHandle(texts.title)

export function Component() {
  return (
    <MemberPage title={texts.title} data={useLoaderData<typeof loadOwnReviews>()}>
      {(loaded) => <OwnReviewsScreen loaded={loaded} />}
    </MemberPage>
  )
}
