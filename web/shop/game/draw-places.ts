/** Draws without the shop's frame: on a screen in a hall, or within a partner's page. */
export function isStage(pathname: string): boolean {
  return /^\/(QSTT-|quay-so\/)(?!.*-mobile)/.test(pathname)
}
