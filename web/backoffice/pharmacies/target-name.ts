import type { BackofficeLink } from '#domain/pharmacy/backoffice/api.ts'
import { linkTargets } from '#domain/pharmacy/link-targets.ts'
import { pharmacyTexts as texts } from './texts.ts'

/** The page that a link opens, in words. */
export function targetName({ target }: Pick<BackofficeLink, 'target'>): string {
  const path = target.split('?', 1)[0]
  const known = linkTargets.find((each) => each === path)
  return known ? texts.targets[known] : target
}
