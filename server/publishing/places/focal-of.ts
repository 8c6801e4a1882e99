import type { LookOfPicture } from '#domain/publishing/article.ts'

/** What must stay in sight of a picture that `withLooks` has looked at; none where it is the middle. */
export function focalOf(picture: LookOfPicture | null): LookOfPicture['focal'] {
  return picture?.focal
}
