import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/shop/profile/MemberPage.tsx'
import { personalHandle } from '#web/shop/profile/personal-handle.ts'
import { loadPoints } from '#web/shop/profile/points/load-points.ts'
import { PointsScreen } from '#web/shop/profile/points/PointsScreen.tsx'
import { profileTexts as texts } from '#web/shop/profile/texts.ts'

export { loadPoints as loader }

export const handle = personalHandle(texts.points)

export function Component() {
  return (
    <MemberPage title={texts.points} data={useLoaderData<typeof loadPoints>()}>
      {(data) => <PointsScreen {...data} />}
    </MemberPage>
  )
}
