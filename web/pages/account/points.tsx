import { useLoaderData } from 'react-router'
import { MemberPage } from '#web/features/profile/MemberPage.tsx'
import { personalHandle } from '#web/features/profile/personal-handle.ts'
import { loadPoints } from '#web/features/profile/points/load-points.ts'
import { PointsScreen } from '#web/features/profile/points/PointsScreen.tsx'
import { profileTexts as texts } from '#web/features/profile/texts.ts'

export { loadPoints as loader }

export const handle = personalHandle(texts.points)

export function Component() {
  return (
    <MemberPage title={texts.points} data={useLoaderData<typeof loadPoints>()}>
      {(data) => <PointsScreen {...data} />}
    </MemberPage>
  )
}
