/** The classes by which a picture that is cut keeps in sight what must be seen; none for one whose middle it is. */
export function focalClass({
  focal,
}: {
  src: string
  focal?: { x: number; y: number } | undefined
}): string | undefined {
  return focal && `focal-x-${tenths(focal.x)} focal-y-${tenths(focal.y)}`
}

function tenths(percent: number): number {
  return Math.round(percent / 10)
}
