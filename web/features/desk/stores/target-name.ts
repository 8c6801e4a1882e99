import type { DeskLink } from '#domain/drugstore/desk/api.ts'
import { linkTargets } from '#domain/drugstore/link-targets.ts'
import { storeTexts as texts } from './texts.ts'

/** The page that a link opens, in words. */
export function targetName({ target }: Pick<DeskLink, 'target'>): string {
  const path = target.split('?', 1)[0]
  const known = linkTargets.find((each) => each === path)
  return known ? texts.targets[known] : target
}
